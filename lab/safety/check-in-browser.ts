/** The attacked pages in a real browser, hydrated, where an attack would run by itself. */
import type { BrowserContext } from '@playwright/test';
import { allRoutes, readTextAt } from '../../e2e/support/all-routes';
import { untilHydrated } from '../../e2e/support/open-page';
import { launchChromium, newVisitor } from '../support/launch-chromium';
import type { AttackResult } from './attack-result';

const HYDRATION_MS = 20_000;

/** A detail page of every second attack, as an article or as a study. */
const detailsOf = (attacks: readonly string[]): string[] =>
  attacks.flatMap((_, index) =>
    index % 4 === 0 ? [`/actualite/a-${index + 1}`] : index % 4 === 2 ? [`/etude_de_cas/a-${index + 1}`] : [],
  );

async function visit(context: BrowserContext, origin: string, path: string): Promise<string[]> {
  const page = await context.newPage();
  page.setDefaultTimeout(HYDRATION_MS);
  const faults: string[] = [];
  page.on('dialog', (dialog) => {
    faults.push(`${path}: a dialog says ${dialog.message()}`);
    void dialog.dismiss();
  });
  try {
    await page.goto(origin + path, { waitUntil: 'load' });
    await untilHydrated(page);
    if (new URL(page.url()).origin !== origin) faults.push(`${path}: led to ${page.url()}`);
    if (await page.evaluate(() => 'hacked' in globalThis)) faults.push(`${path}: an attack ran`);
  } catch (error) {
    faults.push(`${path}: ${String(error).split('\n')[0]}`);
  } finally {
    await page.close();
  }
  return faults;
}

export async function checkInBrowser(origin: string, attacks: readonly string[]): Promise<AttackResult> {
  const browser = await launchChromium();
  try {
    const context = await newVisitor(browser);
    await context.route(
      (url) => url.origin !== origin,
      (route) => route.abort(),
    );
    const paths = [...(await allRoutes(readTextAt(origin))), '/actualite?page=2', ...detailsOf(attacks)];
    const faults: string[] = [];
    for (const path of paths) faults.push(...(await visit(context, origin, path)));
    return { tried: paths.length, faults };
  } finally {
    await browser.close();
  }
}
