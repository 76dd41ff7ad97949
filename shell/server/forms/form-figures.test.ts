import fastify from 'fastify';
import { FIGURES_PATH } from '@vipp/shared/contract/application/figure-events';
import type { FigureSums } from '@vipp/shared/contract/application/form-figures';
import { failure, success } from '@vipp/shared/contract/result';
import { firstForm } from '@vipp/shared/testing/first-form';
import type { CountReport } from '../remotes/releases';
import { registerFigures } from './form-figures';

/** A gateway’s call, and what it passes on. */
function startFigures(status = 204, countReport: CountReport = () => true) {
  const passed: FigureSums[] = [];
  const lost: string[] = [];
  const send = async (list: FigureSums) => {
    passed.push(list);
    if (status === 0) throw new TypeError('fetch failed');
    return status;
  };
  const applicationForm = async (named?: number) => (named === 1 ? success(firstForm) : failure('not-found' as const));
  const app = fastify();
  registerFigures(app, { api: { applicationForm }, send, onError: (reason) => lost.push(reason), countReport });
  const post = (payload: object, headers: Record<string, string> = {}) =>
    app.inject({ method: 'POST', url: FIGURES_PATH, payload, headers });
  return { post, passed, lost };
}

const shown = { version: 1, counts: { shown: 1, 'message nom/rule': 1 } };

it('figures of browsers are passed on', async () => {
  const { post, passed } = startFigures();
  expect((await post(shown)).statusCode).toBe(204);
  const once = (event: string, subject: string) => ({ version: 1, event, subject, count: 1 });
  expect(passed).toEqual([[once('shown', ''), once('message', 'nom/rule')]]);
});

it.each([
  ['an unknown version', { version: 9, counts: { shown: 1 } }],
  ['an unknown question', { version: 1, counts: { 'message inconnu/rule': 1 } }],
])('figures of browsers with %s are dropped without saying so', async (_what, body) => {
  const { post, passed } = startFigures();
  expect([(await post(body)).statusCode, passed]).toEqual([204, []]);
});

it('figures of browsers that are malformed or of another site are refused', async () => {
  const { post, passed } = startFigures();
  expect((await post({ ...shown, visitor: 'x' })).statusCode).toBe(400);
  expect((await post({ version: 1, counts: { [`message ${'x'.repeat(20_000)}`]: 1 } })).statusCode).toBe(413);
  expect([(await post(shown, { 'sec-fetch-site': 'cross-site' })).statusCode, passed]).toEqual([403, []]);
});

it('figures of browsers that are too many of a network are dropped without saying so', async () => {
  const { post, passed } = startFigures(204, (type, address) => type !== 'figures' || address !== '127.0.0.1');
  expect([(await post(shown)).statusCode, passed]).toEqual([204, []]);
});

it.each([
  [404, 1, []],
  [500, 2, ['the content service answered 500', 'the content service answered 500']],
  [0, 2, ['TypeError', 'TypeError']],
])('figures that are answered with %d are offered %d times of 2, and lost: %j', async (status, times, reasons) => {
  const { post, passed, lost } = startFigures(status);
  await post(shown);
  await new Promise(setImmediate);
  await post(shown);
  await new Promise(setImmediate);
  expect([passed.length, lost]).toEqual([times, reasons]);
});
