/** A gateway of several processes: one for its visitors and its teams, also while one of them is replaced. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { freePort } from 'tooling/run/free-port';
import { pageVersion } from './support/cache-visitor';
import type { RunningCache } from './support/cache-process';
import { startNginx } from './support/nginx';
import { startSiteInstance, type SiteInstance } from './support/site-instance';
import { publishAs, teamCommand } from './support/team-command';
import { expect, test } from './support/test';
import { startVarnish } from './support/varnish';

const REMOTE = 'mf-content';
const WORKERS = 2;
/** Longer than a page takes while a worker starts; a proxy waits a minute for one that never comes. */
const LONGEST_MS = 15_000;
const endOnSignal = path.join(import.meta.dirname, 'support/end-on-signal.cjs');

test.describe.configure({ mode: 'serial', timeout: 90_000 });

let site: SiteInstance;
test.beforeAll(async () => {
  // Nothing is purged in these tests: without a cache in front, and with one that shares no page for longer than a second.
  site = await startSiteInstance(undefined, {
    WORKERS: String(WORKERS),
    CACHE_PURGE: 'without-purge',
    NODE_OPTIONS: `--require ${endOnSignal}`,
  });
  await expect.poll(answering, { timeout: 30_000 }).toBe(WORKERS);
});
test.afterAll(() => site.stop());

const workers = (): number[] =>
  readFileSync(`/proc/${site.pid}/task/${site.pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);

/** On a connection of its own: each goes to the next worker. */
const open = (address: string) => fetch(address, { headers: { connection: 'close' } });

/** Number of workers that answer. */
async function answering(): Promise<number> {
  const text = await (await open(`${site.url}/metrics`)).text();
  return Number(/^vipp_gateway_workers (\d+)$/m.exec(text)?.[1] ?? 0);
}

/** Opens pages that are rendered each time until `done`, and returns what was not answered as it should be. */
async function visitDuring(address: string, done: Promise<unknown>): Promise<string[]> {
  const failures: string[] = [];
  const state = { isOver: false, visits: 0 };
  void done.finally(() => (state.isOver = true));
  const visit = async (): Promise<void> => {
    while (!state.isOver) {
      state.visits += 1;
      const start = Date.now();
      const answer = await open(`${address}/rse?visite=${state.visits}`).catch((error: unknown) => String(error));
      if (Date.now() - start > LONGEST_MS) failures.push(`${Date.now() - start} ms`);
      if (typeof answer === 'string') failures.push(answer);
      else if (answer.status !== 200 || !(await answer.text()).includes('</html>'))
        failures.push(String(answer.status));
    }
  };
  await Promise.all(Array.from({ length: 8 }, visit));
  expect(state.visits).toBeGreaterThan(20);
  return failures;
}

/** Ends one worker, or stops it as an endless loop would, and waits for its successor. */
async function endOne(signal: 'SIGUSR2' | 'SIGKILL' | 'SIGSTOP'): Promise<void> {
  const [first = 0] = workers();
  process.kill(first, signal);
  await expect.poll(() => workers().includes(first), { timeout: 20_000 }).toBe(false);
  await expect.poll(answering, { timeout: 30_000 }).toBe(WORKERS);
}

test('every worker serves a version once promote has answered', async () => {
  await publishAs(site, REMOTE, 'v2');
  const shown = async () => pageVersion(await (await open(`${site.url}/rse`)).text(), REMOTE);
  const before = await shown();
  for (const [command, expected] of [
    [['promote', REMOTE, 'v2'], 'v2'],
    [['rollback', REMOTE], before],
  ] as const) {
    await teamCommand(site, ...command);
    const seen = await Promise.all(Array.from({ length: 4 * WORKERS }, shown));
    expect(new Set(seen)).toEqual(new Set([expected]));
  }
});

test('a worker that fails outside of a request answers what it has begun, and another one starts', async () => {
  expect(await visitDuring(site.url, endOne('SIGUSR2'))).toEqual([]);
});

for (const [name, start] of [
  ['Varnish', startVarnish],
  ['nginx', startNginx],
] as const)
  test.describe(`behind ${name}`, () => {
    let cache: RunningCache;
    test.beforeAll(async () => {
      cache = await start({ cache: await freePort(), site: Number(new URL(site.url).port) });
    });
    test.afterAll(() => cache.stop());

    test('no visitor notices that a worker was killed', async () => {
      expect(await visitDuring(cache.url, endOne('SIGKILL'))).toEqual([]);
    });
  });

test('a worker that no longer answers is replaced', async () => {
  await endOne('SIGSTOP');
  const answers = await Promise.all(Array.from({ length: 4 * WORKERS }, () => open(`${site.url}/rse`)));
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
});

test('while no worker runs, visitors wait', async () => {
  const ended = workers();
  for (const pid of ended) process.kill(pid, 'SIGKILL');
  await expect.poll(() => workers().some((pid) => ended.includes(pid))).toBe(false);
  expect((await open(`${site.url}/rse`)).status).toBe(200);
});
