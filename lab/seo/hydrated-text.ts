/** Compares the text of a page with scripts to the text of its HTML. */
import type { Page } from '@playwright/test';
import { untilHydrated } from '../../e2e/support/open-page';
import { indexablePages, type CrawledSite } from './crawl-site';
import { normaliseSpace } from '../support/html-tree';
import { launchChromium, newVisitor } from '../support/launch-chromium';
import type { Report } from './report';

const SILENT = 'script, style, noscript, template';

const textOnScreen = (page: Page): Promise<string> =>
  page.evaluate((silent) => {
    const site = document.querySelector('#site')?.cloneNode(true);
    if (!(site instanceof Element)) return '';
    for (const element of site.querySelectorAll(silent)) element.remove();
    return site.textContent;
  }, SILENT);

/** The first words in which two texts differ. */
function difference(server: string, browser: string): string {
  const start = [...server].findIndex((character, index) => character !== browser[index]);
  const from = Math.max(0, (start < 0 ? server.length : start) - 20);
  return `the server says “${server.slice(from, from + 60)}”, the browser “${browser.slice(from, from + 60)}”`;
}

export async function hydrationReport(site: CrawledSite): Promise<Report> {
  const browser = await launchChromium();
  const problems: string[] = [];
  const pages = [...indexablePages(site)];
  try {
    // Without motion the counters show their final value, as in the server's HTML.
    const context = await newVisitor(browser, { reducedMotion: 'reduce', timezoneId: 'Europe/Paris' });
    const page = await context.newPage();
    page.on('pageerror', (error) => problems.push(`${new URL(page.url()).pathname}: ${error.message}`));
    for (const [address, { text }] of pages) {
      await page.goto(new URL(address, site.base).href);
      await untilHydrated(page);
      const shown = normaliseSpace(await textOnScreen(page));
      if (shown !== text) problems.push(`${address}: ${difference(text, shown)}`);
    }
  } finally {
    await browser.close();
  }
  return { check: 'the text of the HTML is the text after hydration', looked: pages.length, problems };
}
