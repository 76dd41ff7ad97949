import fastify from 'fastify';
import { FIGURES_PATH } from '@vipp/shared/contract/application/figure-events';
import type { FigureSums } from '@vipp/shared/contract/application/form-figures';
import { failure, success } from '@vipp/shared/contract/result';
import { firstForm } from '@vipp/shared/testing/first-form';
import type { CountReport } from '../remotes/health/report-limit';
import { createCountFigures } from './form-figures';
import { registerFigures } from './form-figures';
import { createFigureSums } from './form-figures';

/** A gateway’s call, what it adds up, and what it passes on when it closes. */
function startFigures(status = 204, countReport: CountReport = () => true) {
  const passed: FigureSums[] = [];
  const lost: string[] = [];
  const sums = createFigureSums({
    send: async (list) => {
      passed.push(list);
      if (status === 0) throw new TypeError('fetch failed');
      return status;
    },
    onError: (reason) => lost.push(reason),
    intervalMs: 1,
  });
  const api = {
    applicationForm: async (version?: number) => (version === 1 ? success(firstForm) : failure('not-found' as const)),
  };
  const app = fastify();
  registerFigures(app, createCountFigures({ api, sums, countReport }));
  app.addHook('onClose', sums.close);
  const post = (payload: object, headers: Record<string, string> = {}) =>
    app.inject({ method: 'POST', url: FIGURES_PATH, payload, headers });
  return { app, post, passed, lost };
}

const shown = { version: 1, counts: { shown: 1, 'message nom/rule': 1 } };

describe('figures that browsers send', () => {
  it('are added up, and passed on as sums', async () => {
    const { app, post, passed } = startFigures();
    for (let visitor = 0; visitor < 3; visitor += 1) expect((await post(shown)).statusCode).toBe(204);
    await app.close();
    const sums = passed.flat();
    const total = (event: string) =>
      sums.filter((sum) => sum.event === event).reduce((all, { count }) => all + count, 0);
    expect([total('shown'), total('message')]).toEqual([3, 3]);
    expect(sums.every((sum) => Object.keys(sum).toSorted().join() === 'count,event,subject,version')).toBe(true);
  });

  it.each([
    ['an unknown version', { version: 9, counts: { shown: 1 } }],
    ['an unknown question', { version: 1, counts: { 'message inconnu/rule': 1 } }],
  ])('of %s are dropped without saying so', async (_what, body) => {
    const { app, post, passed } = startFigures();
    expect((await post(body)).statusCode).toBe(204);
    await app.close();
    expect(passed).toEqual([]);
  });

  it('that are malformed or of another site are refused', async () => {
    const { app, post, passed } = startFigures();
    expect((await post({ ...shown, visitor: 'x' })).statusCode).toBe(400);
    expect((await post({ version: 1, counts: { [`message ${'x'.repeat(20_000)}`]: 1 } })).statusCode).toBe(413);
    expect((await post(shown, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
    await app.close();
    expect(passed).toEqual([]);
  });

  it('that are too many of a network are dropped without saying so', async () => {
    const { app, post, passed } = startFigures(204, (type, address) => type !== 'figures' || address !== '127.0.0.1');
    expect((await post(shown)).statusCode).toBe(204);
    await app.close();
    expect(passed).toEqual([]);
  });
});

describe('sums', () => {
  it('are offered once to a content service that does not know the call', async () => {
    const { app, post, passed, lost } = startFigures(404);
    await post(shown);
    while (passed.length === 0) await new Promise(setImmediate);
    await post(shown);
    await app.close();
    expect([passed.length, lost]).toEqual([1, []]);
  });

  it.each([
    [500, 'the content service answered 500'],
    [0, 'TypeError'],
  ])('are lost and reported where the content service fails (%d), and the next are offered', async (status, reason) => {
    const { app, post, passed, lost } = startFigures(status);
    await post(shown);
    while (passed.length === 0) await new Promise(setImmediate);
    await post(shown);
    await app.close();
    expect([passed.length, lost]).toEqual([2, [reason, reason]]);
  });
});
