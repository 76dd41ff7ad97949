/**
 * `npm run bench:ecoindex`: the EcoIndex of every route of the built site, as ecoindex.fr measures it: a desktop window, an
 * empty cache, the whole page scrolled. Exits 1 where a page of content has no grade A.
 */
import type { Browser } from '@playwright/test';
import { untilHydrated } from '../../../e2e/support/open-page';
import { totalOf, watchTransfers } from '../../../e2e/support/transfer';
import { launchChromium, newVisitor } from '../../support/launch-chromium';
import { parseOptions } from '../../support/parse-options';
import { printRows, type Row } from '../../support/print-rows';
import { withSite } from '../../support/with-site';
import { measuredRoutes } from '../web/measured-routes';
import { centilitresOf, ecoIndex, GOAL, gradeOf, gramsOf, type PageCost } from './ecoindex';

const HELP = `npm run bench:ecoindex -- [options]
  --routes /,/contact   addresses to measure (default: one of every route)`;

/** As the measuring tool of ecoindex.fr has it. */
const VIEWPORT = { width: 1920, height: 1080 };

async function measure(browser: Browser, url: string): Promise<PageCost> {
  const visitor = await newVisitor(browser, { viewport: VIEWPORT });
  try {
    const page = await visitor.newPage();
    const transfers = watchTransfers(page);
    await page.goto(url);
    await untilHydrated(page);
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await page.waitForLoadState('networkidle');
    const all = await transfers();
    // The formula leaves out what is inside drawings: https://github.com/cnumr/ecoindex_reference
    const elements = await page.evaluate(
      () => document.querySelectorAll('*').length - document.querySelectorAll('svg *').length,
    );
    return { elements, requests: all.length, kilobytes: totalOf(all) / 1000 };
  } finally {
    await visitor.close();
  }
}

function toRow(address: string, cost: PageCost): Row {
  const score = ecoIndex(cost);
  return {
    name: address,
    elements: cost.elements,
    requests: cost.requests,
    kB: Math.round(cost.kilobytes),
    score: Number(score.toFixed(1)),
    grade: gradeOf(score),
    'water in cl': Number(centilitresOf(score).toFixed(2)),
    'CO2 in g': Number(gramsOf(score).toFixed(2)),
    holds: Math.round(score) >= GOAL,
  };
}

export async function main(args: string[]): Promise<void> {
  const { routes: given } = parseOptions(args, { routes: { type: 'string' } }, HELP);
  const rows = await withSite('ecoindex', async ({ startGateway, defer }) => {
    const { url } = await startGateway('gateway');
    const browser = await launchChromium();
    defer(() => browser.close());
    const measured: Row[] = [];
    for (const { address } of await measuredRoutes(url, given?.split(','))) {
      console.log(address);
      measured.push(toRow(address, await measure(browser, new URL(address, url).href)));
    }
    return measured;
  });
  printRows(rows);
}
