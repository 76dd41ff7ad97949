import type { SubmissionOutcome } from '@vipp/shared/contract/submissions';
import { siteApiExample } from '@vipp/shared/testing/site-api';
import { createCountSubmission } from './count-submissions';
import { createApiForVisitor, createVisitorLimits } from './submission-limit';

const RIGHT = '1'.repeat(16);
const ACCEPTED: SubmissionOutcome = { kind: 'accepted' };
const REFUSED: SubmissionOutcome = { kind: 'refused', errors: {} };

const isRefused = (answer: string) => answer === 'refused';

/** A site that allows a household two forms and two wrong secrets. */
function site(work = async (): Promise<unknown> => undefined) {
  const { count } = createCountSubmission({ databaseUrl: undefined, secret: 's', logger: { warn: () => undefined } });
  const api = siteApiExample({
    submit: async (name, payload) => {
      await work();
      return name === 'reportFollowUp' && Object(payload).code !== RIGHT ? REFUSED : ACCEPTED;
    },
  });
  const limits = createVisitorLimits(count, 2);
  const apiFor = createApiForVisitor(api, limits);
  const from = (ip: string) => apiFor({ ip } as Parameters<typeof apiFor>[0]);
  const visitor = { address: '192.0.2.1', account: 'awa@vipp.example' };
  return {
    password: (kind: 'accepted' | 'refused', browser?: string) =>
      limits.tryPassword({ ...visitor, browser }, async () => kind, isRefused),
    form: async (ip: string) => (await from(ip).submit('verifyEmail', { email: 'a@vipp.example' }, 'k')).kind,
    code: async (ip: string, code = '0'.repeat(16)) => (await from(ip).submit('reportFollowUp', { code }, 'k')).kind,
  };
}

it('the limits of a visitor never refuse a right secret for forms or wrong secrets of the same network', async () => {
  const { form, code } = site();
  for (let attempt = 0; attempt < 3; attempt += 1) await form('192.0.2.1');
  for (let attempt = 0; attempt < 9; attempt += 1) expect(await code('192.0.2.1', RIGHT)).toBe('accepted');
  for (let attempt = 0; attempt < 9; attempt += 1) await code('192.0.2.1');
  expect([await form('192.0.2.1'), await code('192.0.2.1', RIGHT)]).toEqual(['limited', 'accepted']);
  expect(await form('192.0.2.2')).toBe('accepted');
});

it('the limits of a visitor let a visitor through at once while two hundred networks flood the same call', async () => {
  let worked = 0;
  const work = async () => {
    worked += 1;
    await new Promise(setImmediate);
  };
  const { code, form } = site(work);
  const addresses = Array.from({ length: 200 }, (_, index) => `198.51.100.${index}`);
  await Promise.all(addresses.map((ip) => code(ip)));
  await Promise.all(addresses.map((ip) => form(ip)));
  const flood = Promise.all(addresses.flatMap((ip) => [code(ip), form(ip)]));
  worked = 0;
  expect([await code('192.0.2.1', RIGHT), await form('192.0.2.1')]).toEqual(['accepted', 'accepted']);
  // Of the 400 of the flood, those that were at work already.
  expect(worked).toBeLessThan(200);
  await flood;
});

it('the limits of a visitor end the guesses of a network, concurrent ones too', async () => {
  const { code } = site();
  const kinds = await Promise.all([1, 2, 3, 4].map(() => code('192.0.2.1')));
  expect(kinds.sort()).toEqual(['limited', 'limited', 'refused', 'refused']);
});

it('the limits of a visitor verify every password of a flood of the same account and network: the right one passes, at once from a known browser', async () => {
  jest.useFakeTimers();
  const { password } = site();
  const answers: unknown[] = [];
  const flood = Array.from({ length: 60 }, (_, index) => password(index === 30 ? 'accepted' : 'refused'));
  for (const attempt of flood) void attempt.then((answer) => answers.push(answer));
  const known = password('accepted', 'known');
  await jest.advanceTimersByTimeAsync(100);
  expect([answers, await known]).toEqual([['refused', 'refused', 'refused'], 'accepted']);
  await jest.advanceTimersByTimeAsync(6_900);
  expect(answers).toContain('accepted');
  await jest.advanceTimersByTimeAsync(4_000);
  expect(answers).toHaveLength(60);
  expect(answers.filter((answer) => answer !== 'refused' && answer !== 'accepted')).toHaveLength(23);
});

it('the limits of a visitor answer wrong passwords of an account ever later, whatever network they come from', async () => {
  jest.useFakeTimers();
  const { password } = site();
  const delays: number[] = [];
  for (let attempt = 0; attempt < 11; attempt += 1) {
    const start = Date.now();
    const answered = password('refused', `browser ${attempt}`).then(() => Date.now() - start);
    await jest.advanceTimersByTimeAsync(5_000);
    delays.push(await answered);
  }
  expect(delays).toEqual([0, 0, 0, 0, 0, 250, 500, 1000, 2000, 4000, 4000]);
});

it('the limits of a visitor count the larger networks of IPv6 too, without what a smaller one was refused', async () => {
  const { code } = site();
  const guess = async (network: string, times: number) => {
    for (let attempt = 0; attempt < times; attempt += 1) await code(`2001:db8:1:${network}::${attempt}`);
  };
  await guess('a00', 100);
  expect(await code('2001:db8:1:a01::')).toBe('refused');
  for (const network of ['a02', 'a03', 'a04', 'a05']) await guess(network, 2);
  expect([await code('2001:db8:1:aff::'), await code('2001:db8:1:b00::')]).toEqual(['limited', 'refused']);
  for (let site = 0; site < 16; site += 1) await guess(`${(0xc0 + site).toString(16)}01`, 2);
  expect([await code('2001:db8:1:100::'), await code('2001:db8:2:100::')]).toEqual(['limited', 'refused']);
});
