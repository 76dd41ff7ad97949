/**
 * `npm run bench:lists`: shows that the lists scale: the same figures with 30 posts and studies, and with 10,000 and 5,000.
 * Exits 1 when a limit is broken. Given the addresses of two sites it also compares their pages, the data of these pages,
 * and the memory of their gateways:
 *
 *     PORT=3000 DATA_DIR=/tmp/small npm start &
 *     PORT=3001 DATA_DIR=/tmp/large SEED_SIZE=large npm start &
 *     npm run bench:lists -- --small http://localhost:3000 --large http://localhost:3001
 */
import * as z from 'zod';
import { machineLoad } from '../support/figures';
import { parseOptions } from '../support/parse-options';
import { printRows, type Row } from '../support/print-rows';
import { runScript } from '../support/run-script';
import { residentMegabytes } from './resident-memory';

const LIMITS = { medianMs: 10, megabytes: 150, growthPercent: 10 };
const PAGES = ['/actualite', '/actualite?q=client', '/etude-de-cas/all', '/etude-de-cas'];
const DATA = ['/_data/news', '/_data/news?q=client', '/_data/studies?taille=9', '/_data/study-themes'];
/** Requests of each address after which the memory of a gateway is that of one at work. */
const ROUNDS = 25;
const HELP = `npm run bench:lists -- [options]
  --small URL --large URL   sites whose pages and memory are compared too, the second one with SEED_SIZE=large`;

const timesSchema = z.object({ median: z.number(), p99: z.number() });
/** Times in ms, memory in MB, sizes in bytes. */
const figuresSchema = z.object({
  newsTimes: timesSchema,
  studyTimes: timesSchema,
  loading: z.number(),
  heap: z.number(),
  resident: z.number(),
  sizes: z.object({ news: z.number(), studies: z.number() }),
});

async function measureLists(posts: number, studies: number): Promise<z.infer<typeof figuresSchema>> {
  const program = 'shell/server/content/lists/bench/measure-lists.ts';
  return figuresSchema.parse(JSON.parse(await runScript(program, [String(posts), String(studies)])));
}

type Limits = { limit?: number; addedLimit?: number; growthLimit?: number; digits?: number };

/** `limit` bounds the figure of the large lists; the others bound how much, or how many percent, it is above the small ones'. */
function toRow(name: string, small: number, large: number, limits: Limits = {}): Row {
  const { limit = Infinity, addedLimit = Infinity, growthLimit = Infinity, digits = 2 } = limits;
  const growth = (large / small - 1) * 100;
  const bounds = [
    limit < Infinity && `< ${limit}`,
    addedLimit < Infinity && `< +${addedLimit} (${(large - small).toFixed(digits)})`,
    growthLimit < Infinity && `±${growthLimit} % (${growth.toFixed(1)} %)`,
  ];
  return {
    name,
    small: small.toFixed(digits),
    large: large.toFixed(digits),
    limit: bounds.filter(Boolean).join(', '),
    holds: large < limit && large - small < addedLimit && Math.abs(growth) <= growthLimit,
  };
}

async function measureInProcess(): Promise<Row[]> {
  const small = await measureLists(30, 30);
  const large = await measureLists(10_000, 5_000);
  const { medianMs, megabytes, growthPercent } = LIMITS;
  return [
    toRow('news query, median ms', small.newsTimes.median, large.newsTimes.median, { limit: medianMs }),
    toRow('news query, p99 ms', small.newsTimes.p99, large.newsTimes.p99),
    toRow('study query, median ms', small.studyTimes.median, large.studyTimes.median, { limit: medianMs }),
    toRow('study query, p99 ms', small.studyTimes.p99, large.studyTimes.p99),
    toRow('new content: parsed and indexed, ms', small.loading, large.loading),
    toRow('heap growth, MB', small.heap, large.heap, { limit: megabytes }),
    toRow('resident growth, MB', small.resident, large.resident),
    toRow('news data, bytes', small.sizes.news, large.sizes.news, { growthLimit: growthPercent, digits: 0 }),
    toRow('study data, bytes', small.sizes.studies, large.sizes.studies, { growthLimit: growthPercent, digits: 0 }),
  ];
}

async function sizeOf(site: string, address: string): Promise<number> {
  const answer = await fetch(new URL(address, site));
  if (!answer.ok) throw new Error(`bench:lists: ${site}${address} answered ${answer.status}`);
  return (await answer.arrayBuffer()).byteLength;
}

async function memoryAtWork(site: string): Promise<number> {
  for (let round = 0; round < ROUNDS; round += 1)
    for (const address of [...PAGES, ...DATA]) await sizeOf(site, address);
  return residentMegabytes(site);
}

async function compareSites(small: string, large: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (const address of [...PAGES, ...DATA]) {
    const sizes = [await sizeOf(small, address), await sizeOf(large, address)] as const;
    rows.push(toRow(`${address}, bytes`, ...sizes, { growthLimit: LIMITS.growthPercent, digits: 0 }));
  }
  const memory = [await memoryAtWork(small), await memoryAtWork(large)] as const;
  return [...rows, toRow('resident memory of the gateway, MB', ...memory, { addedLimit: LIMITS.megabytes, digits: 0 })];
}

export async function main(args: string[]): Promise<void> {
  const { small, large } = parseOptions(args, { small: { type: 'string' }, large: { type: 'string' } }, HELP);
  const rows = await measureInProcess();
  if (small && large) rows.push(...(await compareSites(small, large)));
  console.log(`small: 30 posts and 30 studies; large: 10,000 and 5,000; load of the machine: ${machineLoad()}`);
  printRows(rows);
}
