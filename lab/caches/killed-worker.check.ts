/** A shared cache in front of a gateway of several processes: no visitor notices that one of them is killed. */
import { readFileSync } from 'node:fs';
import { freePort } from 'tooling/run/free-port';
import { startSiteInstance, type SiteInstance } from '../../e2e/support/site-instance';
import { expect, test } from '../../e2e/support/test';
import { startNginx } from './nginx';
import { startVarnish } from './varnish';

const WORKERS = 2;

/** Opens pages that are rendered each time until `done`, and returns what was not answered as it should be. */
async function visitDuring(address: string, done: Promise<unknown>): Promise<string[]> {
  const failures: string[] = [];
  const state = { isOver: false, visits: 0 };
  void done.finally(() => (state.isOver = true));
  const visit = async (): Promise<void> => {
    while (!state.isOver) {
      state.visits += 1;
      const url = `${address}/rse?visite=${state.visits}`;
      const answer = await fetch(url, { headers: { connection: 'close' } }).catch(String);
      if (typeof answer === 'string') failures.push(answer);
      else if (answer.status !== 200 || !(await answer.text()).includes('</html>'))
        failures.push(String(answer.status));
    }
  };
  await Promise.all([done, ...Array.from({ length: 8 }, visit)]);
  return failures;
}

const workersOf = ({ pid }: SiteInstance): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);

async function killOne(site: SiteInstance): Promise<void> {
  const [first = 0] = workersOf(site);
  process.kill(first, 'SIGKILL');
  await expect.poll(() => workersOf(site).includes(first), { timeout: 60_000 }).toBe(false);
  await expect.poll(() => workersOf(site).length, { timeout: 60_000 }).toBe(WORKERS);
}

for (const [name, start] of [
  ['Varnish', startVarnish],
  ['nginx', startNginx],
] as const)
  test(`behind ${name} no visitor notices that a worker of the gateway was killed`, async () => {
    const site = await startSiteInstance(undefined, { WORKERS: String(WORKERS), CACHE_PURGE: 'without-purge' });
    const cache = await start({ cache: await freePort(), site: Number(new URL(site.url).port) });
    try {
      expect(await visitDuring(cache.url, killOne(site))).toEqual([]);
    } finally {
      await cache.stop();
      await site.stop();
    }
  });
