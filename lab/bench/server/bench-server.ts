/**
 * `npm run bench:server`: pages a second and p99 at 20 connections, as browsers ask (Brotli), for pages that are cached and
 * for pages that are rendered each time, with the content service healthy and dead; then the gateway's memory over an
 * hour's worth of visits. Exits 1 when a goal is missed. The load and the gateway share this machine's cores.
 */
import type { TestProgram } from 'tooling/run/test-site';
import { machineLoad } from '../../support/figures';
import { parseNumber, parseOptions } from '../../support/parse-options';
import { printRows, type Row } from '../../support/print-rows';
import { withSite, type LabSite } from '../../support/with-site';
import { measureMemoryGrowth } from './memory-growth';
import { loadPage } from './page-throughput';

const GOALS = { cached: 10_000, rendered: 1_200 };
const P99_GOAL_MS = 50;
const WARM_UP_SECONDS = 3;
/** Of every kind: one with pictures and numbers, a list, a text. */
const PAGES = ['/', '/actualite', '/mentionslegales'];
const HELP = `npm run bench:server -- [options]
  --seconds 10        of each measurement
  --page /actualite   this page only; more than once for several
  --skip-memory`;

type Kind = keyof typeof GOALS;
const KINDS: readonly Kind[] = ['cached', 'rendered'];

async function measurePage(gateway: TestProgram, page: string, kind: Kind, seconds: number): Promise<Row> {
  const url = gateway.url + page + (kind === 'rendered' ? '?visite=[<id>]' : '');
  await loadPage(url, { duration: Math.min(WARM_UP_SECONDS, seconds) });
  const { perSecond, p99, failed, bytes } = await loadPage(url, { duration: seconds });
  return {
    name: `${page}, ${kind}`,
    'pages/s': Math.round(perSecond),
    goal: GOALS[kind],
    'p99 ms': p99,
    failed,
    'bytes sent': bytes,
    holds: perSecond >= GOALS[kind] && p99 <= P99_GOAL_MS && failed === 0,
  };
}

async function measurePages(gateway: TestProgram, pages: readonly string[], seconds: number): Promise<Row[]> {
  const rows: Row[] = [];
  for (const page of pages) for (const kind of KINDS) rows.push(await measurePage(gateway, page, kind, seconds));
  return rows;
}

type Options = { pages: readonly string[]; seconds: number; hasMemory: boolean };

async function measure({ backend, startGateway }: LabSite, { pages, seconds, hasMemory }: Options): Promise<Row[]> {
  const gateway = await startGateway('gateway', { hasProbe: true });
  console.log(`load of the machine before: ${machineLoad()}`);
  const healthy = await measurePages(gateway, pages, seconds);
  await backend.stop();
  const dead = await measurePages(gateway, pages, seconds);
  return [
    ...healthy,
    ...dead.map((row) => ({ ...row, name: `${row.name}, content service dead` })),
    ...(hasMemory ? await measureMemoryGrowth(gateway, pages) : []),
  ];
}

export async function main(args: string[]): Promise<void> {
  const options = parseOptions(
    args,
    {
      seconds: { type: 'string', default: '10' },
      page: { type: 'string', multiple: true },
      'skip-memory': { type: 'boolean', default: false },
    },
    HELP,
  );
  const seconds = parseNumber('seconds', options.seconds, [1, 3_600]);
  const pages = options.page ?? PAGES;
  const rows = await withSite('bench-server', (site) =>
    measure(site, { pages, seconds, hasMemory: !options['skip-memory'] }),
  );
  printRows(rows);
}
