/**
 * Shows that the lists scale: the same figures with 30 posts and studies, and with 10,000 and 5,000. Exits 1
 * when a limit is broken. `npm run bench:lists -- SMALL_SITE LARGE_SITE` also compares the pages of two sites
 * that run, such as http://localhost:3000 http://localhost:3001.
 */
import { execFileSync } from 'node:child_process';
import { loadavg } from 'node:os';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
const LIMITS = { medianMs: 10, heapMegabytes: 150, growthPercent: 10 };
const PAGES = ['/actualite', '/actualite?q=client', '/etude-de-cas/all', '/etude-de-cas'];

/** In a process of its own, so that one measurement leaves nothing to the next. */
function measure(posts, etudes) {
  const hook = path.join(root, 'backend/src/testing/typescript-hook.cjs');
  const program = path.join(root, 'shell/server/content/lists/bench/measure-lists.ts');
  const output = execFileSync(process.execPath, ['--expose-gc', '--require', hook, program, String(posts), String(etudes)], { encoding: 'utf8' });
  return JSON.parse(output);
}

const growth = (small, large) => (large / small - 1) * 100;

/** `limit` bounds the figure of the large lists; `growthLimit` how many percent it may be above the small ones'. */
function row(name, small, large, { limit = Infinity, growthLimit = Infinity, digits = 2 } = {}) {
  const holds = large < limit && Math.abs(growth(small, large)) <= growthLimit;
  const bound = limit < Infinity ? `< ${limit}` : growthLimit < Infinity ? `±${growthLimit} % (${growth(small, large).toFixed(1)} %)` : '';
  return { name, small: small.toFixed(digits), large: large.toFixed(digits), limit: bound, holds };
}

function inProcessRows() {
  const small = measure(30, 30);
  const large = measure(10_000, 5_000);
  const { medianMs, heapMegabytes, growthPercent } = LIMITS;
  return [
    row('news query, median ms', small.newsTimes.median, large.newsTimes.median, { limit: medianMs }),
    row('news query, p99 ms', small.newsTimes.p99, large.newsTimes.p99),
    row('study query, median ms', small.studyTimes.median, large.studyTimes.median, { limit: medianMs }),
    row('study query, p99 ms', small.studyTimes.p99, large.studyTimes.p99),
    row('new content: parsed and indexed, ms', small.loading, large.loading),
    row('heap growth, MB', small.heap, large.heap, { limit: heapMegabytes }),
    row('resident growth, MB', small.resident, large.resident),
    row('news data, bytes', small.sizes.news, large.sizes.news, { growthLimit: growthPercent, digits: 0 }),
    row('study data, bytes', small.sizes.studies, large.sizes.studies, { growthLimit: growthPercent, digits: 0 }),
  ];
}

async function pageBytes(site, page) {
  const answer = await fetch(new URL(page, site), { headers: { accept: 'text/html' } });
  if (!answer.ok) throw new Error(`bench:lists: ${site}${page} answered ${answer.status}`);
  return (await answer.arrayBuffer()).byteLength;
}

async function pageRows(smallSite, largeSite) {
  const rows = [];
  for (const page of PAGES) {
    const [small, large] = [await pageBytes(smallSite, page), await pageBytes(largeSite, page)];
    rows.push(row(`HTML of ${page}, bytes`, small, large, { growthLimit: LIMITS.growthPercent, digits: 0 }));
  }
  return rows;
}

const [smallSite, largeSite] = process.argv.slice(2);
const rows = [...inProcessRows(), ...(smallSite && largeSite ? await pageRows(smallSite, largeSite) : [])];
console.log(`small: 30 posts and 30 case studies; large: 10,000 and 5,000; load of the machine: ${loadavg()[0].toFixed(1)}`);
console.table(Object.fromEntries(rows.map(({ name, ...figures }) => [name, figures])));
process.exitCode = rows.every(({ holds }) => holds) ? 0 : 1;
