/** Time to the first byte of a page at a distance of 150 ms, with a cache near the visitor and without one. */
import { get } from 'node:http';
import { freePort } from 'tooling/run/free-port';
import { startVarnish } from '../../caches/varnish';
import { median } from '../../support/figures';
import type { Row } from '../../support/print-rows';
import type { LabSite } from '../../support/with-site';
import { createDistantSite } from './distant-site';

const ROUND_TRIP_MS = 150;
const VISITS = 20;
const GOAL = 5;

/** Of a visitor with a new connection, in milliseconds. */
const firstByte = (url: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const start = performance.now();
    get(url, { agent: false, headers: { 'accept-encoding': 'br' } }, (answer) => {
      answer.once('data', () => {
        resolve(performance.now() - start);
        answer.destroy();
      });
    }).on('error', reject);
  });

async function medianOf(url: string): Promise<number> {
  const times: number[] = [];
  for (let visit = 0; visit < VISITS; visit += 1) times.push(await firstByte(url));
  return median(times) ?? 0;
}

/** @param gateway address of a gateway that is started with CACHE_PURGE */
export async function measureDistance({ defer }: LabSite, gateway: string): Promise<Row> {
  const distant = await createDistantSite(Number(new URL(gateway).port), ROUND_TRIP_MS);
  defer(distant.stop);
  const cache = await startVarnish({ cache: await freePort(), site: distant.port });
  defer(cache.stop);
  // The gateway purges when it starts; the second visitor's page is in the cache.
  for (let visit = 0; visit < 2; visit += 1) await firstByte(`${cache.url}/`);
  const without = await medianOf(`${distant.url}/`);
  const near = await medianOf(`${cache.url}/`);
  return {
    name: `first byte at ${ROUND_TRIP_MS} ms, ms: without a cache, with one near`,
    figure: `${without.toFixed(0)}, ${near.toFixed(1)} (${(without / near).toFixed(0)} ×)`,
    goal: `${GOAL} × sooner`,
    holds: without / near >= GOAL,
  };
}
