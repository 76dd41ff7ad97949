/**
 * Shows that the lists scale: the same figures with 30 posts and studies, and with 10,000 and 5,000. Exits 1
 * when a limit is broken. Given the addresses of two sites it also compares their pages, the data of these
 * pages, and the memory of their gateways:
 *
 *     PORT=3000 DATA_DIR=/tmp/small npm start &
 *     PORT=3001 DATA_DIR=/tmp/large SEED_SIZE=large npm start &
 *     npm run bench:lists -- http://localhost:3000 http://localhost:3001
 */
import { execFileSync } from 'node:child_process';
import { loadavg } from 'node:os';
import path from 'node:path';
import { residentMegabytes } from './resident-memory.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const LIMITS = { medianMs: 10, megabytes: 150, growthPercent: 10 };
const PAGES = ['/actualite', '/actualite?q=client', '/etude-de-cas/all', '/etude-de-cas'];
const DATA = ['/_data/news', '/_data/news?q=client', '/_data/studies?taille=9', '/_data/study-themes'];
/** Answers after which the memory of a gateway is that of one at work. */
const ROUNDS = 25;

/** In a process of its own, so that one measurement leaves nothing to the next. */
function measure(posts, etudes) {
  const hook = path.join(root, 'backend/src/testing/typescript-hook.cjs');
  const program = path.join(root, 'shell/server/content/lists/bench/measure-lists.ts');
  const output = execFileSync(
    process.execPath,
    ['--expose-gc', '--require', hook, program, String(posts), String(etudes)],
    { encoding: 'utf8' },
  );
  return JSON.parse(output);
}

const growth = (small, large) => (large / small - 1) * 100;

/** `limit` bounds the figure of the large lists; the others bound how much, or how many percent, it is above the small ones'. */
function row(name, small, large, { limit = Infinity, addedLimit = Infinity, growthLimit = Infinity, digits = 2 } = {}) {
  const holds = large < limit && large - small < addedLimit && Math.abs(growth(small, large)) <= growthLimit;
  const bound = [
    limit < Infinity && `< ${limit}`,
    addedLimit < Infinity && `< +${addedLimit} (${(large - small).toFixed(digits)})`,
    growthLimit < Infinity && `±${growthLimit} % (${growth(small, large).toFixed(1)} %)`,
  ]
    .filter(Boolean)
    .join(', ');
  return { name, small: small.toFixed(digits), large: large.toFixed(digits), limit: bound, holds };
}

function inProcessRows() {
  const small = measure(30, 30);
  const large = measure(10_000, 5_000);
  const { medianMs, megabytes, growthPercent } = LIMITS;
  return [
    row('news query, median ms', small.newsTimes.median, large.newsTimes.median, { limit: medianMs }),
    row('news query, p99 ms', small.newsTimes.p99, large.newsTimes.p99),
    row('study query, median ms', small.studyTimes.median, large.studyTimes.median, { limit: medianMs }),
    row('study query, p99 ms', small.studyTimes.p99, large.studyTimes.p99),
    row('new content: parsed and indexed, ms', small.loading, large.loading),
    row('heap growth, MB', small.heap, large.heap, { limit: megabytes }),
    row('resident growth, MB', small.resident, large.resident),
    row('news data, bytes', small.sizes.news, large.sizes.news, { growthLimit: growthPercent, digits: 0 }),
    row('study data, bytes', small.sizes.studies, large.sizes.studies, { growthLimit: growthPercent, digits: 0 }),
  ];
}

async function answerBytes(site, address) {
  const answer = await fetch(new URL(address, site));
  if (!answer.ok) throw new Error(`bench:lists: ${site}${address} answered ${answer.status}`);
  return (await answer.arrayBuffer()).byteLength;
}

async function memoryAtWork(site) {
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const address of [...PAGES, ...DATA]) await answerBytes(site, address);
  }
  return residentMegabytes(site);
}

async function siteRows(smallSite, largeSite) {
  const rows = [];
  for (const address of [...PAGES, ...DATA]) {
    const [small, large] = [await answerBytes(smallSite, address), await answerBytes(largeSite, address)];
    rows.push(row(`${address}, bytes`, small, large, { growthLimit: LIMITS.growthPercent, digits: 0 }));
  }
  const [small, large] = [await memoryAtWork(smallSite), await memoryAtWork(largeSite)];
  return [
    ...rows,
    row('resident memory of the gateway, MB', small, large, { addedLimit: LIMITS.megabytes, digits: 0 }),
  ];
}

const [smallSite, largeSite] = process.argv.slice(2);
const rows = [...inProcessRows(), ...(smallSite && largeSite ? await siteRows(smallSite, largeSite) : [])];
console.log(
  `small: 30 posts and 30 case studies; large: 10,000 and 5,000; load of the machine: ${loadavg()[0].toFixed(1)}`,
);
console.table(Object.fromEntries(rows.map(({ name, ...figures }) => [name, figures])));
process.exitCode = rows.every(({ holds }) => holds) ? 0 : 1;
