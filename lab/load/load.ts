/**
 * `npm run lab -- load`: pages a second, cached, rendered, and through Varnish, with the content service healthy and dead; then
 * the gateway's memory over many visits. With `--minutes`: mixed load instead, with releases and changes of content.
 * The load and the site share this machine's cores.
 */
import autocannon from 'autocannon';
import { freePort } from 'tooling/run/free-port';
import { startPostgres } from 'tooling/run/postgres';
import { ensurePrograms } from 'tooling/run/prerequisites';
import type { TestProgram } from 'tooling/run/test-site';
import { startVarnish } from '../support/caches';
import { printFigures, type Row } from '../support/figures';
import { parseNumber, parseOptions } from '../support/parse-options';
import { withSite, type LabSite } from '../support/with-site';
import { runMixedLoad } from './mixed-load';

const CONNECTIONS = 20;
/** A gateway refuses none of them, however busy its machine is. */
const FEW = 2;
/** Of every kind: one with pictures and numbers, a list, a text. */
const PAGES = ['/', '/actualite', '/mentionslegales'];
const FORMS = ['/contact', '/recrutements/candidature'];
/** Of a query: makes every request another one, which is rendered. */
const EACH_NEW = '?visite=[<id>]';
const QUARTERS = 4;
const HEAP_GROWTH = 0.05;
const HELP = `npm run lab -- load [options]
  --seconds 10     of each measurement
  --visits 36000   over which memory is measured
  --minutes 60     mixed load for so long instead, judged from half an hour on
  --rate 20        visits a second of it`;

/** autocannon would decode every body as UTF-8, which for a compressed one takes longer than the answer. */
function ignoreBodies(client: autocannon.Client): void {
  Object(client).pipelinedRequests.addBody = () => undefined;
}

/** Asks for a page over and over, as browsers do (Brotli). */
async function ask(name: string, url: string, amount: Partial<autocannon.Options>): Promise<Row> {
  const { requests, latency, throughput, errors, timeouts, non2xx } = await autocannon({
    url,
    connections: CONNECTIONS,
    idReplacement: url.includes(EACH_NEW),
    setupClient: ignoreBodies,
    headers: { accept: 'text/html', 'accept-encoding': 'br', 'x-forwarded-proto': 'https' },
    ...amount,
  });
  const failed = errors + timeouts + non2xx;
  return {
    name,
    'pages/s': Math.round(requests.average),
    'p99, ms': latency.p99,
    bytes: Math.round(throughput.total / Math.max(1, requests.total)),
    faults: failed === 0 ? [] : [`${failed} requests failed`],
  };
}

/** In four quarters, half of the visits to addresses that were not requested yet. */
async function measureMemory(gateway: TestProgram, visits: number): Promise<Row[]> {
  const addresses = [...PAGES, ...PAGES.map((page) => page + EACH_NEW), ...FORMS];
  const amount = Math.max(CONNECTIONS, Math.ceil(visits / QUARTERS / addresses.length));
  const rows: Row[] = [];
  let first = Infinity;
  // The first quarter makes it a gateway at work.
  for (let quarter = 0; quarter <= QUARTERS; quarter += 1) {
    const faults: string[] = [];
    for (const address of addresses)
      faults.push(...((await ask('', gateway.url + address, { amount, connections: FEW })).faults ?? []));
    const { heap, external, rss } = await gateway.memory();
    const used = (heap + external) / 2 ** 20;
    first = Math.min(first, quarter === 0 ? Infinity : used);
    if (used > first * (1 + HEAP_GROWTH)) faults.push(`the heap has grown by more than ${HEAP_GROWTH * 100} %`);
    const name = `memory after ${(quarter + 1) * amount * addresses.length} visits`;
    rows.push({ name, 'heap, MB': used.toFixed(0), 'resident, MB': (rss / 2 ** 20).toFixed(0), faults });
  }
  return rows;
}

async function measure(site: LabSite, seconds: number, visits: number): Promise<Row[]> {
  const port = await freePort();
  const env = { SHARED_CACHE: 'on', LOG_LEVEL: 'error' };
  const gateway = await site.startGateway('gateway', { hasProbe: true, env });
  const varnish = await startVarnish({ cache: port, site: Number(new URL(gateway.url).port) });
  site.defer(varnish.stop);
  const rows: Row[] = [];
  const load = async (kind: string, base: string, query: string, pages = PAGES): Promise<void> => {
    for (const page of pages) {
      await ask('', base + page + query, { duration: Math.min(3, seconds) });
      rows.push(await ask(`${page}, ${kind}`, base + page + query, { duration: seconds }));
    }
  };
  await load('through Varnish', varnish.url, '');
  await load('cached', gateway.url, '');
  await load('rendered', gateway.url, EACH_NEW);
  rows.push(...(await measureMemory(gateway, visits)));
  await site.backend.stop();
  await load('cached, content service dead', gateway.url, '', ['/']);
  await load('rendered, content service dead', gateway.url, EACH_NEW, ['/']);
  return rows;
}

export async function main(args: readonly string[]): Promise<void> {
  const text = { type: 'string' } as const;
  const known = { seconds: { ...text, default: '10' }, visits: { ...text, default: '36000' }, minutes: text };
  const options = parseOptions([...args], { ...known, rate: { ...text, default: '20' } }, HELP);
  const seconds = parseNumber('seconds', options.seconds, [1, 3_600]);
  const visits = parseNumber('visits', options.visits, [1, 10_000_000]);
  const rate = parseNumber('rate', options.rate, [1, 1_000]);
  await ensurePrograms(['varnish', 'postgresql']);
  if (options.minutes === undefined)
    return printFigures('load', await withSite('load', (site) => measure(site, seconds, visits)));
  const minutes = parseNumber('minutes', options.minutes, [1, 10_080]);
  const postgres = await startPostgres();
  try {
    const run = (site: LabSite): Promise<Row[]> => runMixedLoad(site, postgres.url, minutes * 60, rate);
    printFigures(`mixed load, ${minutes} minutes`, await withSite('load', run, { DATABASE_URL: postgres.url }));
  } finally {
    await postgres.stop();
  }
}
