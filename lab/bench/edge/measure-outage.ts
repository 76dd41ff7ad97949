/**
 * Gateway and content service are dead for a while: pages that were seen before are answered by the cache, and a form says that
 * it could not be sent, does not lose what was typed, and is sent once the site is back.
 */
import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import { CacheVisitor } from '../../caches/cache-visitor';
import { button, contactValues, field, fillIn } from '../../../e2e/support/forms';
import { launchChromium, newVisitor } from '../../support/launch-chromium';
import type { Row } from '../../support/print-rows';
import { until } from '../../support/until';

const ASK_EVERY_MS = 10_000;
/** A form that is sent sooner counts as that of a robot. */
const TYPING_MS = 3_000;
const BACK_WITHIN_MS = 30_000;
const FORM = '/contact';
const SENT = 'Vos informations ont bien été envoyées';

type Options = {
  /** Of the cache. */
  site: string;
  /** Addresses that were seen before. */
  paths: readonly string[];
  minutes: number;
  stopSite: () => Promise<unknown>;
  startSite: () => Promise<unknown>;
};

const card = (page: Page) => page.locator('#ecrire');

async function openForm(browser: Browser, site: string): Promise<Page> {
  const page = await (await newVisitor(browser)).newPage();
  await page.goto(site + FORM, { waitUntil: 'networkidle' });
  // What a form needs is loaded at the first sign that the visitor uses it.
  await card(page).hover();
  await page.waitForLoadState('networkidle');
  return page;
}

/** Sends a form of a page from the cache. @returns whether the page says what happened and shows what was typed */
async function sendInVain(page: Page, typed: Readonly<Record<string, string>>): Promise<boolean> {
  await fillIn(card(page), typed);
  await pause(TYPING_MS);
  await button(card(page), 'Envoyer').click();
  await button(card(page), 'Réessayer').waitFor();
  const values = await Promise.all(Object.keys(typed).map((label) => field(card(page), label).inputValue()));
  return JSON.stringify(values) === JSON.stringify(Object.values(typed));
}

async function isSentAgain(page: Page): Promise<boolean> {
  await button(card(page), 'Réessayer').click();
  const sent = card(page).getByRole('status').filter({ hasText: SENT });
  return sent.waitFor({ timeout: 10_000 }).then(
    () => true,
    () => false,
  );
}

/** Asks for all of them again and again. */
async function countAnswered({ site, paths, minutes }: Options): Promise<{ asked: number; answered: number }> {
  const counts = { asked: 0, answered: 0 };
  for (const end = Date.now() + minutes * 60_000; Date.now() < end; await pause(ASK_EVERY_MS)) {
    const pages = await Promise.all(paths.map((path) => new CacheVisitor(site).open(path)));
    counts.asked += pages.length;
    counts.answered += pages.filter(({ status }) => status === 200).length;
  }
  return counts;
}

export async function measureOutage(options: Options): Promise<Row[]> {
  const { site, minutes, stopSite, startSite } = options;
  const browser = await launchChromium();
  try {
    await (await openForm(browser, site)).close();
    await stopSite();
    console.log(`the site is down for ${minutes} minutes …`);
    const page = await openForm(browser, site);
    const hasTyped = await sendInVain(page, contactValues());
    const { asked, answered } = await countAnswered(options);
    await startSite();
    await until(async () => (await new CacheVisitor(site).open('/healthz')).status === 200, BACK_WITHIN_MS);
    const isSent = await isSentAgain(page);
    return [
      {
        name: `${minutes} minutes without the site: pages answered that were seen before`,
        figure: `${answered} of ${asked}`,
        goal: 'all',
        holds: answered === asked,
      },
      { name: 'a form sent then: says so, values still there', figure: hasTyped, goal: true, holds: hasTyped },
      { name: 'the same form sent once the site is back', figure: isSent, goal: true, holds: isSent },
    ];
  } finally {
    await browser.close();
  }
}
