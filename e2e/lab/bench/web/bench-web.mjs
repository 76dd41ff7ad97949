/**
 * `npm run bench:web`: every route under Lighthouse's mobile preset, side by side: (a) the site, (b) the limit, which is the
 * same HTML with its CSS inline and no script out of a static server, (c) the site with SSR=off, which is client-side
 * federation. Runs of the three alternate, so that what else the machine does falls on all of them. Exits 1 when a goal is
 * missed; `-- --help` names the options.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { builtPackages } from 'tooling/run/test-site';
import { shortfalls, summarise } from './goals.mjs';
import { CATEGORIES, runLighthouse } from './lighthouse-run.mjs';
import { parseOptions } from './options.mjs';
import { isPrivate } from './sample-addresses.mjs';
import { startThreeSites } from './three-sites.mjs';
import { UserError } from 'tooling/user-error';

/** All categories are asked of the site itself, once under simulated throttling, for which their scores are made. */
function categoriesOf(site, throttling, number, throttlings) {
  const scored = throttlings.includes('simulate') ? 'simulate' : 'devtools';
  return site === 'a' && throttling === scored && number === 0 ? Object.keys(CATEGORIES) : ['performance'];
}

async function measureRoute(sites, address, { runs, throttlings, sites: measured }, throttling) {
  const results = { a: [], b: [], c: [] };
  for (let number = 0; number < runs; number += 1) {
    for (const site of measured) {
      const categories = categoriesOf(site, throttling, number, throttlings);
      const run = await runLighthouse(new URL(address, sites[site]).href, {
        throttling,
        categories,
        skipAudits: isPrivate(address) ? ['is-crawlable'] : [],
      });
      // The performance score is Lighthouse's own for simulated throttling; under the other the figures themselves are goals.
      if (throttling === 'devtools') delete run.scores.performance;
      results[site].push(run);
    }
  }
  return summarise(results);
}

const ms = (value) => (value === undefined ? '' : Math.round(value));
const ratio = (value) => (value === undefined ? '' : value.toFixed(2));

/** A page without scripts blocks for as long as its layout takes, and what else the machine does: the TBT of b is that floor. */
const toRow = ({ lcp, overLimit, overBrowser, tbt, tbtOfLimit, cls, scores }) => ({
  'LCP a': ms(lcp.a),
  'LCP b': ms(lcp.b),
  'LCP c': ms(lcp.c),
  'a/b': ratio(overLimit),
  'a/c': ratio(overBrowser),
  TBT: ms(tbt),
  'TBT b': ms(tbtOfLimit),
  CLS: cls?.toFixed(3) ?? '',
  ...Object.fromEntries(Object.entries(CATEGORIES).map(([id, name]) => [name, scores[id] ?? ''])),
});

const describeLoad = () =>
  loadavg()
    .map((load) => load.toFixed(1))
    .join(' ');

async function measureAll(sites, options) {
  const missed = [];
  for (const throttling of options.throttlings) {
    const table = {};
    for (const address of options.routes) {
      const summary = await measureRoute(sites, address, options, throttling);
      table[address] = toRow(summary);
      const problems = options.sites.includes('a') ? shortfalls(throttling, summary) : [];
      missed.push(...problems.map((problem) => `${throttling} ${address}: ${problem}`));
      console.log(
        `${new Date().toTimeString().slice(0, 8)} ${throttling} ${address}: ${problems.join('; ') || 'holds'}`,
      );
    }
    console.log(
      `\nLighthouse mobile, ${throttling} throttling, HTTP/1.1, median of ${options.runs}; load of the machine ${describeLoad()}`,
    );
    console.table(table);
  }
  return missed;
}

async function main() {
  const options = parseOptions(process.argv.slice(2));
  const folder = mkdtempSync(path.join(tmpdir(), 'vipp-bench-web-'));
  const sites = await startThreeSites({ packages: await builtPackages(), folder });
  try {
    const missed = await measureAll(sites, options);
    for (const line of missed) console.error(`bench:web: ${line}`);
    console.log(missed.length === 0 ? 'Every goal holds.' : `${missed.length} goals are missed.`);
    process.exitCode = missed.length === 0 ? 0 : 1;
  } finally {
    await sites.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

main().catch((error) => {
  console.error(error instanceof UserError ? error.message : error);
  process.exitCode = 1;
});
