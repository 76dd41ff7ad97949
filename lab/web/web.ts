/**
 * `npm run lab -- web`: every route under Lighthouse's mobile preset, and the Interaction to Next Paint of actions on a phone
 * four times slower than this machine. The median of several runs counts.
 */
import { navigation, startTimespan, type Flags, type Result } from 'lighthouse';
import { launch, type Page } from 'puppeteer-core';
import { freePort } from 'tooling/run/free-port';
import { allRoutes, readTextAt } from '../../e2e/support/all-routes';
import { chromiumOptions } from '../../e2e/support/chromium';
import { defineCheck, percentile, type Row } from '../support/check';
import { INTERACTIONS, type Step } from './interactions';

const GOALS = { TBT: 64, CLS: 0.01, INP: 100, score: 100 };
/** A browser on a machine that is busy sometimes paints nothing within Lighthouse's timeout. */
const ATTEMPTS = 3;
/** As Lighthouse's mobile preset has it. */
const PHONE = { width: 412, height: 823, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
/** How long a short press takes. */
const PRESS_MS = 80;

type Figures = { scores: Record<string, number>; failed: string[]; [figure: string]: unknown };

const figure = ({ audits }: Result, id: string): number => audits[id]?.numericValue ?? NaN;

/** Measures in a browser of its own, again where the page could not be measured. */
async function measure(what: string, work: (page: Page) => Promise<Result | undefined>): Promise<Result> {
  for (let number = 1; ; number += 1) {
    const browser = await launch({ headless: true, ...chromiumOptions });
    try {
      const result = await work(await browser.newPage());
      if (result && !result.runtimeError) return result;
      if (number === ATTEMPTS) throw new Error(`${what} could not be measured. End what else uses the processor`);
    } finally {
      await browser.close();
    }
  }
}

async function openPage(url: string): Promise<Figures> {
  const isPrivate = /<meta name="robots" content="noindex/.test(await (await fetch(url)).text());
  const flags = { logLevel: 'silent', ...(isPrivate && { skipAudits: ['is-crawlable'] }) } as const;
  const report = await measure(url, async (page) => (await navigation(page, url, { flags }))?.lhr);
  const { categories, audits } = report;
  const others = Object.entries(categories).filter(([name]) => name !== 'performance');
  const weighed = others.flatMap(([, { auditRefs }]) => auditRefs).filter(({ weight }) => weight > 0);
  return {
    LCP: figure(report, 'largest-contentful-paint'),
    TBT: figure(report, 'total-blocking-time'),
    CLS: figure(report, 'cumulative-layout-shift'),
    scores: Object.fromEntries(
      Object.entries(categories).map(([name, { score }]) => [name, Math.round((score ?? 0) * 100)]),
    ),
    failed: weighed.map(({ id }) => id).filter((id) => (audits[id]?.score ?? 1) < 1),
  };
}

async function pageRow(url: string, route: string, runs: number): Promise<Row> {
  const measured: Figures[] = [];
  while (measured.length < runs) measured.push(await openPage(new URL(route, url).href));
  const median = (of: (run: Figures) => unknown): number => percentile(measured.map(of).map(Number), 0.5);
  const [LCP, TBT, CLS] = ['LCP', 'TBT', 'CLS'].map((name) => median((run) => run[name])) as [number, number, number];
  const scores = Object.keys(measured[0]?.scores ?? {}).map(
    (name) => [name, median((run) => run.scores[name])] as const,
  );
  const failed = new Set(measured.flatMap((run) => run.failed));
  // A figure that could not be measured, NaN, is not within its goal.
  const faults = [
    ...(TBT <= GOALS.TBT ? [] : [`TBT ${TBT.toFixed(0)} ms, goal ${GOALS.TBT}`]),
    ...(CLS <= GOALS.CLS ? [] : [`CLS ${CLS.toFixed(3)}, goal ${GOALS.CLS}`]),
    ...scores.flatMap(([name, score]) => (score >= GOALS.score ? [] : `${name} ${score}, goal ${GOALS.score}`)),
    ...(failed.size > 0 ? [`audits: ${[...failed].join(', ')}`] : []),
  ];
  const figures = { LCP: LCP.toFixed(0), TBT: TBT.toFixed(0), CLS: CLS.toFixed(3) };
  return { name: route, ...figures, scores: scores.map(([, score]) => score).join(' '), faults };
}

async function take(page: Page, { press, type, shown }: Step): Promise<void> {
  await page.locator(press).click({ delay: PRESS_MS });
  if (type !== undefined) await page.keyboard.type(type, { delay: 120 });
  await page.waitForSelector(shown);
}

async function interact(url: string, name: string): Promise<number> {
  const { address = '/', steps = [] } = INTERACTIONS[name] ?? {};
  const report = await measure(name, async (page) => {
    // The banner would cover the pressed element.
    await page
      .browserContext()
      .setCookie({ name: 'its_cookies', value: 'rejected', domain: new URL(url).hostname, path: '/' });
    await page.setViewport(PHONE);
    await page.goto(new URL(address, url).href, { waitUntil: 'networkidle0' });
    const flags: Flags = {
      logLevel: 'silent',
      throttlingMethod: 'devtools',
      onlyAudits: ['interaction-to-next-paint'],
    };
    const timespan = await startTimespan(page, { flags });
    for (const step of steps) await take(page, step);
    return (await timespan.endTimespan())?.lhr;
  });
  return figure(report, 'interaction-to-next-paint');
}

async function interactionRow(url: string, name: string, runs: number): Promise<Row> {
  const measured: number[] = [];
  while (measured.length < runs) measured.push(await interact(url, name));
  const INP = percentile(measured, 0.5);
  return { name, INP, faults: INP <= GOALS.INP ? [] : [`INP ${INP} ms, goal ${GOALS.INP}: profile its handlers`] };
}

export const check = defineCheck({
  options: {
    only: { of: ['pages', ...Object.keys(INTERACTIONS)], help: 'pages under Lighthouse, interactions by name' },
    routes: { text: '', help: '/,/contact: these pages instead of one of every route' },
    runs: { number: 5, help: 'runs of each, whose median counts' },
  },
  needs: ['chromium'],
  async run(lab, { only, routes, runs }) {
    const port = String(await freePort());
    // Canonical links must name the origin that is measured.
    const { url } = await lab.gateway('gateway', { env: { PORT: port, PUBLIC_URL: `http://127.0.0.1:${port}` } });
    for (const name of only.filter((one) => one !== 'pages'))
      await lab.try(name, () => interactionRow(url, name, runs));
    if (!only.includes('pages')) return;
    for (const route of routes === '' ? await allRoutes(readTextAt(url)) : routes.split(',')) {
      // Without an application no private link opens a page.
      if ((await fetch(new URL(route, url))).status === 200) await lab.try(route, () => pageRow(url, route, runs));
    }
  },
});
