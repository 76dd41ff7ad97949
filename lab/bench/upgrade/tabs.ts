/** Open tabs of a browser: what they loaded is of one version, and what they still load comes from whichever runs then. */
import { setTimeout as elapsed } from 'node:timers/promises';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { contactValues, fillIn } from '../../../e2e/support/forms';
import { isSameDocument, markDocument, untilHydrated } from '../../../e2e/support/open-page';
import { newVisitor } from '../../support/launch-chromium';
import { emailOf, fail, newMark, type Visitor } from './visitors';

/** Other programs of the machine slow the browser down, which is no fault of the site. */
const TIMEOUT_MS = 120_000;
/** A press that was noticed is acknowledged sooner. */
const UNANSWERED_MS = 15_000;
/** Longer than the time below which a form is treated as sent by a robot. */
const READING_MS = 5_000;
/** Pages of each remote, by links that are on every page. */
export const LINKED = ['/le-groupe', '/actualite', '/recrutements', '/etude-de-cas', '/rse', '/signalements'];

type Options = Visitor & { browser: Browser };

export type Tab = {
  /** Follows links to these pages, without a load of the document. */
  walk: (paths: readonly string[]) => Promise<void>;
  /** Types a message into the form of the page. */
  fill: () => Promise<void>;
  /** Sends it, and reads that it was sent. */
  send: () => Promise<void>;
  /** @returns whether all of it worked, in the document that was opened */
  goesOn: () => Promise<boolean>;
  close: () => Promise<void>;
};

function watchRequests(context: BrowserContext, options: Options): void {
  context.on('requestfinished', () => (options.tally.requests += 1));
  context.on('response', (response) => {
    if (response.status() >= 400)
      fail(options, `a tab got ${response.status()} for ${new URL(response.url()).pathname}`);
  });
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // A navigation ends what the page before it still asked for.
    if (reason !== 'net::ERR_ABORTED') fail(options, `a tab asked for ${request.url()}: ${reason}`);
  });
}

const headingOf = (page: Page): Promise<string> => page.locator('h1').first().innerText();

const isLoading = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.querySelector('main')?.ariaBusy === 'true');

/** At a high load, what is laid out late moves a link away between the two halves of a press: a visitor presses again. */
async function followLink(page: Page, path: string, { tally, step }: Options): Promise<void> {
  const link = page.locator(`footer a[href="${path}"]`).first();
  const arrived = (timeout: number): Promise<void> => page.waitForURL((url) => url.pathname === path, { timeout });
  await page.evaluate(() =>
    addEventListener(
      'click',
      ({ target }) => {
        document.documentElement.dataset['pressed'] = target instanceof Element ? target.outerHTML.slice(0, 80) : '';
      },
      { capture: true, once: true },
    ),
  );
  await link.click();
  try {
    await arrived(UNANSWERED_MS);
  } catch (error) {
    if (await isLoading(page)) return arrived(TIMEOUT_MS);
    const pressed = await page.evaluate(() => document.documentElement.dataset['pressed'] ?? 'nothing');
    if (pressed.startsWith('<a')) throw error;
    tally.missedPresses.push(`${step()}: a press on ${path} reached ${pressed}`);
    console.log(tally.missedPresses.at(-1));
    await link.click();
    await arrived(TIMEOUT_MS);
  }
}

/** What each linked page is headed, read before any upgrade. */
export async function readHeadings({ browser, site }: Pick<Options, 'browser' | 'site'>): Promise<Map<string, string>> {
  const context = await newVisitor(browser);
  context.setDefaultTimeout(TIMEOUT_MS);
  const page = await context.newPage();
  const headings = new Map<string, string>();
  for (const path of [...LINKED, '/contact']) {
    await page.goto(new URL(path, site).href);
    headings.set(path, await headingOf(page));
  }
  await context.close();
  return headings;
}

export async function openTab(options: Options, path: string, headings: ReadonlyMap<string, string>): Promise<Tab> {
  const { browser, site, tally } = options;
  const context = await newVisitor(browser);
  context.setDefaultTimeout(TIMEOUT_MS);
  await context.addCookies([{ name: 'its_cookies', value: 'accepted', url: site }]);
  watchRequests(context, options);
  const page = await context.newPage();
  await page.goto(new URL(path, site).href);
  await untilHydrated(page);
  await markDocument(page);
  const mark = newMark();
  let works = true;
  const attempt = async (what: string, act: () => Promise<void>): Promise<void> => {
    try {
      await act();
    } catch (error) {
      works = false;
      fail(options, `a tab could not ${what}: ${String(error).split('\n')[0]}`);
    }
  };
  const form = page.locator('#ecrire');
  const visit = async (target: string): Promise<void> => {
    await followLink(page, target, options);
    const expected = headings.get(target) ?? '';
    await page.locator('h1', { hasText: expected }).first().waitFor();
  };
  return {
    walk: async (paths) => {
      for (const target of paths) await attempt(`go to ${target}`, () => visit(target));
    },
    fill: () => attempt('be typed into', () => fillIn(form, { ...contactValues(emailOf(mark)), Message: mark })),
    send: () =>
      attempt('send a form', async () => {
        await elapsed(READING_MS);
        await form.getByRole('button', { name: 'Envoyer', exact: true }).click();
        const sent = form.getByRole('status').filter({ hasText: 'Vos informations ont bien été envoyées' });
        await sent.waitFor();
        tally.acknowledged.push(mark);
      }),
    goesOn: async () => works && (await isSameDocument(page)),
    close: () => context.close(),
  };
}

/** Follows links until it is stopped. */
export function walkOn(tab: Tab): () => Promise<void> {
  let isOver = false;
  const walking = (async () => {
    for (let turn = 0; !isOver; turn += 1) {
      await tab.walk([LINKED[turn % LINKED.length] ?? '/le-groupe']);
      await elapsed(1_000);
    }
  })();
  return async () => {
    isOver = true;
    await walking;
  };
}
