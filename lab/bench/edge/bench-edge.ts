/**
 * `npm run bench:edge`: the site behind Varnish, as docs/caches/varnish.vcl configures it. Pages a second; stale pages after
 * releases; shares and mixed versions with two canaries; pages while the site is down; changes of content on a site with
 * 10,000 posts; first byte at a distance; bytes of a first visit; rendered pages a second by number of workers. Exits 1 when a
 * goal is missed. The load, Varnish, PostgreSQL and the gateway share this machine's cores. Needs Debian's varnish,
 * varnish-modules, postgresql and wrk.
 */
import path from 'node:path';
import { freePort } from 'tooling/run/free-port';
import { startPostgres } from 'tooling/run/postgres';
import { startBackend } from 'tooling/run/test-site';
import { CacheVisitor, pageVersion } from '../../caches/cache-visitor';
import { startVarnish } from '../../caches/varnish';
import { machineLoad } from '../../support/figures';
import { parseNumber, parseOptions } from '../../support/parse-options';
import { printRows, type Row } from '../../support/print-rows';
import { withSite, type LabSite } from '../../support/with-site';
import { measureContent } from './measure-content';
import { measureDistance } from './measure-distance';
import { measureFirstVisit } from './measure-first-visit';
import { measureOutage } from './measure-outage';
import { CHANGES, countStale, measureCanaries, NEXT, publishNext, VISIT } from './measure-releases';
import { measureWorkers } from './measure-workers';
import { loadWithWrk } from './wrk';

const GOAL = { perSecond: 30_000, p99: 10 };
const HELP = `npm run bench:edge -- [options]
  --seconds 10       of the load
  --visits 100000    with two canaries
  --minutes 10       of changes, with 1,000 visitors and 10,000 posts
  --outage 10        minutes for which the site is down
  --part all         or: pages, content, workers`;

async function measureLoad(cache: string, seconds: number): Promise<Row> {
  await loadWithWrk(`${cache}/`, { seconds: 2, encoding: 'br' });
  const { perSecond, p99, failed, bytes } = await loadWithWrk(`${cache}/`, { seconds, encoding: 'br' });
  return {
    name: 'pages/s through the cache, p99 ms, bytes',
    figure: `${Math.round(perSecond)}, ${p99.toFixed(1)}, ${bytes}`,
    goal: `${GOAL.perSecond}, ${GOAL.p99}`,
    holds: perSecond >= GOAL.perSecond && p99 <= GOAL.p99 && failed === 0,
  };
}

/** A gateway behind Varnish. */
async function startBehindCache(site: LabSite) {
  const port = await freePort();
  const gateway = await site.startGateway('gateway', {
    env: { CACHE_PURGE: `xkey+http://127.0.0.1:${port}`, LOG_LEVEL: 'error' },
  });
  const varnish = await startVarnish({ cache: port, site: Number(new URL(gateway.url).port) });
  site.defer(varnish.stop);
  return { gateway, varnish };
}

/** At the addresses and with the data that they had before. */
async function restart(site: LabSite, gatewayUrl: string): Promise<void> {
  const portOf = (url: string): string => new URL(url).port;
  const backend = await startBackend({
    folder: path.join(site.folder, 'backend'),
    env: { BACKEND_PORT: portOf(site.backend.url) },
  });
  site.defer(backend.stop);
  await site.startGateway('gateway', { env: { PORT: portOf(gatewayUrl), LOG_LEVEL: 'error' } });
}

type Amounts = { seconds: number; visits: number; outageMinutes: number };

async function measure(site: LabSite, { seconds, visits, outageMinutes }: Amounts): Promise<Row[]> {
  const { gateway, varnish } = await startBehindCache(site);
  const rows = [await measureFirstVisit(varnish.url), await measureDistance(site, gateway.url)];
  const content = await publishNext(site, gateway.url, 'mf-content');
  const recruitment = await publishNext(site, gateway.url, 'mf-recruitment');
  rows.push(await measureLoad(varnish.url, seconds), await countStale(varnish.url, content));
  rows.push(...(await measureCanaries(varnish.url, { 'mf-content': content, 'mf-recruitment': recruitment }, visits)));
  await content.call('canary', { remote: 'mf-content', version: NEXT, percent: 0 });
  await recruitment.call('canary', { remote: 'mf-recruitment', version: NEXT, percent: 0 });
  // Once more for the repeated purge.
  for (let round = 0; round < 2; round += 1) {
    for (const { path: address } of VISIT) await new CacheVisitor(varnish.url).open(address);
    await new Promise((resolve) => setTimeout(resolve, 1_000));
  }
  const outage = {
    site: varnish.url,
    paths: VISIT.map(({ path: address }) => address),
    minutes: outageMinutes,
    stopSite: () => Promise.all([gateway.kill(), site.backend.kill()]),
    startSite: () => restart(site, gateway.url),
  };
  return [...rows, ...(await measureOutage(outage))];
}

/** With the content service on PostgreSQL, so that its content can be changed as an editor would. */
async function measureChanges(minutes: number): Promise<Row[]> {
  const postgres = await startPostgres();
  try {
    const backendEnv = { DATABASE_URL: postgres.url, SEED_SIZE: 'large' };
    return await withSite(
      'edge-content',
      async (site) => {
        const { gateway, varnish } = await startBehindCache(site);
        const remote = 'mf-content';
        const team = await publishNext(site, gateway.url, remote);
        const first = pageVersion((await new CacheVisitor(varnish.url).open('/')).html, remote) ?? '';
        let isNext = false;
        const promote = () => {
          isNext = !isNext;
          return isNext
            ? team.call('promote', { remote, version: NEXT })
            : team.call('rollback', { remote, version: first });
        };
        return measureContent({ site: varnish.url, databaseUrl: postgres.url, minutes, promote, promotions: CHANGES });
      },
      backendEnv,
    );
  } finally {
    await postgres.stop();
  }
}

export async function main(args: string[]): Promise<void> {
  const options = parseOptions(
    args,
    {
      seconds: { type: 'string', default: '10' },
      visits: { type: 'string', default: '100000' },
      minutes: { type: 'string', default: '10' },
      outage: { type: 'string', default: '10' },
      part: { type: 'string', default: 'all' },
    },
    HELP,
  );
  const seconds = parseNumber('seconds', options.seconds, [1, 3_600]);
  const visits = parseNumber('visits', options.visits, [100, 1_000_000]);
  const minutes = parseNumber('minutes', options.minutes, [1, 600]);
  const outageMinutes = parseNumber('outage', options.outage, [1, 600]);
  const { part } = options;
  const isPart = (name: string): boolean => part === 'all' || part === name;
  const rows: Row[] = [];
  if (isPart('pages'))
    rows.push(...(await withSite('edge', (site) => measure(site, { seconds, visits, outageMinutes }))));
  if (isPart('workers')) rows.push(...(await withSite('edge-workers', (site) => measureWorkers(site))));
  if (isPart('content')) rows.push(...(await measureChanges(minutes)));
  console.log(`load of the machine: ${machineLoad()}, hits in the cache counted by its header X-Cache`);
  printRows(rows);
}
