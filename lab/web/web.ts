/**
 * `npm run lab -- web`: every route under Lighthouse's mobile preset, side by side: (a) the site, (b) the limit, which is the
 * same HTML with its CSS inline and no script out of a static server, (c) the site with SSR=off, which is client-side
 * federation; its EcoIndex; the Interaction to Next Paint of what visitors do on a phone four times slower than this machine;
 * and how long a candidate on a slow phone waits for the application. What is measured alternates, so that what else the machine
 * does affects all of it alike.
 */
import { freePort } from 'tooling/run/free-port';
import { allRoutes, readTextAt } from '../../e2e/support/all-routes';
import type { Browser } from '../../e2e/support/playwright';
import { median, printFigures, type Row } from '../support/figures';
import { launchChromium } from '../support/launch-chromium';
import { parseChoice, parseNumber, parseOptions } from '../support/parse-options';
import { withSite, type LabSite } from '../support/with-site';
import { ecoIndex, GRADE_A } from './ecoindex';
import { shortfalls, SITES, summarise, THROTTLINGS, type SiteName, type Summary, type Throttling } from './goals';
import { INTERACTIONS } from './interactions';
import { CATEGORIES, runLighthouse, type LighthouseRun } from './lighthouse-run';
import { startLimitServer } from './limit-server';
import { measureInteraction } from './measure-interaction';
import { measureCost, measureUsable } from './measure-page';

const FIGURES = [...SITES, 'ecoindex', 'interactions', 'usable'] as const;
const APPLICATION = ['/recrutements/candidature', '/recrutements/candidature/step2'];
const INP_GOAL_MS = 100;
const HELP = `npm run lab -- web [options]
  --only a,b,c,ecoindex      a: the site, b: its HTML without scripts, c: the site with SSR=off, ecoindex, interactions,
                             usable (default: all)
  --routes /,/contact        these pages only (default: one of every route)
  --runs 5                   runs of each, whose median counts
  --throttling devtools      simulate, devtools (default: both)`;

type Options = {
  only: (typeof FIGURES)[number][];
  routes: string[] | undefined;
  runs: number;
  throttlings: Throttling[];
};
type Addresses = Record<SiteName, string>;

/** The three sites as production runs them: built files, compressed, over HTTP/1.1. */
async function startThreeSites({ startGateway, defer }: LabSite): Promise<Addresses> {
  const start = async (name: string, env: NodeJS.ProcessEnv = {}): Promise<string> => {
    const port = String(await freePort());
    // Canonical links must name the origin that is measured.
    return (await startGateway(name, { env: { PORT: port, PUBLIC_URL: `http://127.0.0.1:${port}`, ...env } })).url;
  };
  const a = await start('a');
  const limit = await startLimitServer(a);
  defer(limit.stop);
  return { a, b: limit.url, c: await start('c', { SSR: 'off' }) };
}

/** All categories are asked of the site itself, once under simulated throttling, for which their scores are made. */
async function runOnce(addresses: Addresses, site: SiteName, route: string, throttling: Throttling, isScored: boolean) {
  const url = new URL(route, addresses[site]).href;
  const isPrivate = /<meta name="robots" content="noindex/.test(await (await fetch(url)).text());
  return runLighthouse(url, {
    throttling,
    categories: site === 'a' && isScored ? CATEGORIES : ['performance'],
    skipAudits: isPrivate ? ['is-crawlable'] : [],
  });
}

const ms = (value: number | undefined): string => value?.toFixed(0) ?? '';

/** A page without scripts blocks for as long as its layout takes, and what else the machine does: the TBT of b is that floor. */
const toColumns = ({ lcp, overLimit, overBrowser, tbt, tbtOfLimit, cls, scores }: Summary) => ({
  ...Object.fromEntries(SITES.map((site) => [`LCP ${site}`, ms(lcp[site])])),
  'a/b': overLimit?.toFixed(2) ?? '',
  'a/c': overBrowser?.toFixed(2) ?? '',
  TBT: ms(tbt),
  'TBT b': ms(tbtOfLimit),
  CLS: cls?.toFixed(3) ?? '',
  scores: Object.values(scores).join(' '),
});

async function lighthouseRow(
  addresses: Addresses,
  route: string,
  throttling: Throttling,
  options: Options,
): Promise<Row> {
  const results: Record<SiteName, LighthouseRun[]> = { a: [], b: [], c: [] };
  const sites = SITES.filter((site) => options.only.includes(site));
  const isScored = throttling === (options.throttlings.includes('simulate') ? 'simulate' : 'devtools');
  for (let number = 0; number < options.runs; number += 1)
    for (const site of sites)
      results[site].push(await runOnce(addresses, site, route, throttling, isScored && number === 0));
  const summary = summarise(results);
  const faults = sites.includes('a') ? shortfalls(throttling, summary) : [];
  return { name: `${route} ${throttling}`, ...toColumns(summary), faults };
}

async function ecoRow(browser: Browser, url: string, route: string): Promise<Row> {
  const cost = await measureCost(browser, new URL(route, url).href);
  const score = ecoIndex(cost);
  const figures = `${cost.elements} elements, ${cost.requests} requests, ${Math.round(cost.kilobytes)} kB`;
  const faults = Math.round(score) >= GRADE_A ? [] : [`EcoIndex ${score.toFixed(1)} (${figures}), goal ${GRADE_A}`];
  return { name: `${route} EcoIndex`, EcoIndex: `${score.toFixed(1)}: ${figures}`, faults };
}

async function interactionRows(browser: Browser, url: string, runs: number): Promise<Row[]> {
  const scripts = Object.entries(INTERACTIONS);
  const measured = new Map(scripts.map(([name]) => [name, [] as Awaited<ReturnType<typeof measureInteraction>>[]]));
  for (let number = 0; number < runs; number += 1)
    for (const [name, script] of scripts) {
      console.log(`${name} INP`);
      measured.get(name)?.push(await measureInteraction(browser, url, script));
    }
  return [...measured].map(([name, list]) => {
    const inp = median(list.map((one) => one.inp)) ?? NaN;
    const slowest = list.toSorted((a, b) => b.inp - a.inp)[0]?.slowest;
    return {
      name: `${name} INP`,
      'INP ms': inp,
      faults:
        inp <= INP_GOAL_MS ? [] : [`${inp} ms, goal ${INP_GOAL_MS}: profile the handler of ${slowest}, and the paint`],
    };
  });
}

async function usableRow(browser: Browser, url: string, path: string, runs: number): Promise<Row> {
  const times: number[] = [];
  while (times.length < runs) times.push(await measureUsable(browser, new URL(path, url).href));
  return {
    name: `${path} usable`,
    'usable ms after its HTML': `${median(times)} (${Math.min(...times)} to ${Math.max(...times)})`,
  };
}

async function measureAll(site: LabSite, options: Options): Promise<Row[]> {
  const addresses = await startThreeSites(site);
  const browser = await launchChromium();
  site.defer(() => browser.close());
  const all = options.routes ?? (await allRoutes(readTextAt(addresses.a)));
  const statuses = await Promise.all(all.map(async (route) => (await fetch(new URL(route, addresses.a))).status));
  // Without an application no private link opens a page.
  const routes = all.filter((_, index) => statuses[index] === 200);
  const rows: Row[] = [];
  const add = (row: Row): void => {
    rows.push(row);
    console.log(row.name);
  };
  if (SITES.some((name) => options.only.includes(name)))
    for (const throttling of options.throttlings)
      for (const route of routes) add(await lighthouseRow(addresses, route, throttling, options));
  if (options.only.includes('ecoindex')) for (const route of routes) add(await ecoRow(browser, addresses.a, route));
  if (options.only.includes('interactions')) rows.push(...(await interactionRows(browser, addresses.a, options.runs)));
  if (options.only.includes('usable'))
    for (const path of APPLICATION) add(await usableRow(browser, addresses.a, path, options.runs));
  return rows;
}

export async function main(args: string[]): Promise<void> {
  const text = { type: 'string' } as const;
  const values = parseOptions(
    args,
    { only: text, routes: text, runs: { ...text, default: '5' }, throttling: text },
    HELP,
  );
  const options: Options = {
    only: parseChoice('only', values.only, FIGURES),
    routes: values.routes?.split(',').map((address) => address.trim()),
    runs: parseNumber('runs', values.runs, [1, 1_000]),
    throttlings: parseChoice('throttling', values.throttling, THROTTLINGS),
  };
  const rows = await withSite('web', (site) => measureAll(site, options));
  printFigures(`Lighthouse mobile over HTTP/1.1, EcoIndex and interactions, median of ${options.runs}`, rows);
}
