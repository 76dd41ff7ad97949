/**
 * `npm run bench:web`: every route under Lighthouse's mobile preset, side by side: (a) the site, (b) the limit, which is the
 * same HTML with its CSS inline and no script out of a static server, (c) the site with SSR=off, which is client-side
 * federation. Runs of the three alternate, so that what else the machine does affects all of them alike. Exits 1 when a goal
 * is missed.
 */
import { freePort } from 'tooling/run/free-port';
import { UserError } from 'tooling/user-error';
import { machineLoad } from '../../support/figures';
import { parseChoice, parseNumber, parseOptions } from '../../support/parse-options';
import { withSite, type LabSite } from '../../support/with-site';
import { shortfalls, SITES, summarise, THROTTLINGS, type SiteName, type Summary, type Throttling } from './goals';
import { CATEGORIES, runLighthouse, type LighthouseRun } from './lighthouse-run';
import { startLimitServer } from './limit-server';
import { measuredRoutes, type MeasuredRoute } from './measured-routes';

const HELP = `npm run bench:web -- [options]
  --routes /,/contact   these pages only (default: one of every route)
  --runs 5              runs of each, whose median counts
  --throttling devtools simulate, devtools (default: both)
  --only a,b            a: the site, b: its HTML without scripts, c: the site with SSR=off (default: all three)`;

type Options = {
  routes: string[] | undefined;
  runs: number;
  throttlings: Throttling[];
  sites: SiteName[];
};

type Addresses = Record<SiteName, string>;

/** The three sites as production runs them: built files, compressed, over HTTP/1.1. */
async function startThreeSites({ startGateway, defer }: LabSite): Promise<Addresses> {
  const start = async (name: string, env: NodeJS.ProcessEnv = {}): Promise<string> => {
    const port = await freePort();
    // Canonical links must name the origin that is measured.
    const origin = { PORT: String(port), PUBLIC_URL: `http://127.0.0.1:${port}` };
    return (await startGateway(name, { env: { ...origin, ...env } })).url;
  };
  const a = await start('a');
  const limit = await startLimitServer(a);
  defer(limit.stop);
  return { a, b: limit.url, c: await start('c', { SSR: 'off' }) };
}

/** All categories are asked of the site itself, once under simulated throttling, for which their scores are made. */
function categoriesOf(site: SiteName, throttling: Throttling, number: number, { throttlings }: Options): string[] {
  const scored = throttlings.includes('simulate') ? 'simulate' : 'devtools';
  return site === 'a' && throttling === scored && number === 0 ? Object.keys(CATEGORIES) : ['performance'];
}

/** The performance score is Lighthouse's own for simulated throttling; under the other the figures themselves are goals. */
function withScoresOf(throttling: Throttling, run: LighthouseRun): LighthouseRun {
  if (throttling === 'simulate') return run;
  const { performance: _performance, ...scores } = run.scores;
  return { ...run, scores };
}

async function measureRoute(
  addresses: Addresses,
  { address, isPrivate }: MeasuredRoute,
  options: Options,
  throttling: Throttling,
): Promise<Summary> {
  const results: Record<SiteName, LighthouseRun[]> = { a: [], b: [], c: [] };
  for (let number = 0; number < options.runs; number += 1) {
    for (const site of options.sites) {
      const run = await runLighthouse(new URL(address, addresses[site]).href, {
        throttling,
        categories: categoriesOf(site, throttling, number, options),
        skipAudits: isPrivate ? ['is-crawlable'] : [],
      });
      results[site].push(withScoresOf(throttling, run));
    }
  }
  return summarise(results);
}

const ms = (value: number | undefined): string => (value === undefined ? '' : value.toFixed(0));
const ratio = (value: number | undefined): string => (value === undefined ? '' : value.toFixed(2));

/** A page without scripts blocks for as long as its layout takes, and what else the machine does: the TBT of b is that floor. */
const toColumns = ({
  lcp,
  overLimit,
  overBrowser,
  tbt,
  tbtOfLimit,
  cls,
  scores,
}: Summary): Record<string, unknown> => ({
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

/** @returns one line for each goal that is missed */
async function measureAll(site: LabSite, options: Options): Promise<string[]> {
  const addresses = await startThreeSites(site);
  const routes = await measuredRoutes(addresses.a, options.routes);
  const missed: string[] = [];
  for (const throttling of options.throttlings) {
    const table: Record<string, Record<string, unknown>> = {};
    for (const route of routes) {
      const summary = await measureRoute(addresses, route, options, throttling);
      table[route.address] = toColumns(summary);
      const problems = options.sites.includes('a') ? shortfalls(throttling, summary) : [];
      missed.push(...problems.map((problem) => `${throttling} ${route.address}: ${problem}`));
      console.log(`${throttling} ${route.address}: ${problems.join('; ') || 'holds'}`);
    }
    console.log(
      `\nLighthouse mobile, ${throttling} throttling, HTTP/1.1, median of ${options.runs}; load of the machine: ${machineLoad()}`,
    );
    console.table(table);
  }
  return missed;
}

export async function main(args: string[]): Promise<void> {
  const text = { type: 'string' } as const;
  const values = parseOptions(
    args,
    { routes: text, runs: { ...text, default: '5' }, throttling: text, only: text },
    HELP,
  );
  const options: Options = {
    routes: values.routes?.split(',').map((address) => address.trim()),
    runs: parseNumber('runs', values.runs, [1, 1_000]),
    throttlings: parseChoice('throttling', values.throttling, THROTTLINGS),
    sites: parseChoice('only', values.only, SITES),
  };
  const missed = await withSite('bench-web', (site) => measureAll(site, options));
  for (const line of missed) console.error(`bench:web: ${line}`);
  console.log(missed.length === 0 ? 'Every goal holds.' : `${missed.length} goals are missed.`);
  if (missed.length > 0) throw new UserError();
}
