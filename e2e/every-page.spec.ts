/**
 * Every route is opened twice, with the empty cache of a first visit: on a phone with a translating browser, and at a desk with
 * reduced motion. Its resources come one kind after the other, each after the page is painted without it. What must hold on
 * each page is checked there: budgets, loading, layout, hydration, storage, axe.
 */
import type { APIRequestContext, Page } from '@playwright/test';
import { publicRemotes } from '@vipp/shared/testing/own-routes.server';
import { isPrivateLink, readTextAt, routesByOwner } from './support/all-routes';
import { holdResources, readShifts, recordShifts } from './support/layout-shifts';
import { leaveFramesEmpty, openPage } from './support/open-page';
import { readLoading, type PageLoading } from './support/page-loading';
import { watchRequests, type PageRequest } from './support/page-requests';
import { serverPageProblems } from './support/server-page';
import { HTML_ARTICLE, MISSING_PATH, PDF_ARTICLE } from './support/site-pages';
import { siteUrl } from './support/site-url';
import { findOverflow, findProblems } from './support/state-problems';
import { storedData, watchOtherSites } from './support/stored-data';
import { expect, test } from './support/test';
import { expectNoLostText, translatePages } from './support/translator';
import { quickVariants } from './support/variants';

// Private links that open nothing, and the path of no page.
test.use({ expectedFaults: /status of 4\d\d/ });

/** JavaScript as it is received, in bytes, headers included (docs/decisions/0006). */
const SCRIPTS_LIMIT = { content: 146_000, form: 170_000 };
const PAGE_LIMIT = 400_000;
/** Answers between the HTML and the hydrated page, one after the other. */
const STEPS_LIMIT = 2;
/** Besides those of the variants for axe. */
const WIDTHS = [768, 1920];

const WINDOWS = [
  { name: 'phone', viewport: { width: 360, height: 740 }, reducedMotion: 'no-preference' },
  { name: 'desk', viewport: { width: 1280, height: 720 }, reducedMotion: 'reduce' },
] as const;

/** Pages besides the first one of each route that the site map lists; the missing page is the shell's. */
const FURTHER_PAGES: Readonly<Record<string, readonly string[]>> = {
  'mf-content': [MISSING_PATH],
  'mf-news-studies': [PDF_ARTICLE, HTML_ARTICLE],
};

async function pagesOf(remote: string): Promise<string[]> {
  const routes = (await routesByOwner(readTextAt(siteUrl())))[remote] ?? [];
  return [...new Set([...routes, ...(FURTHER_PAGES[remote] ?? [])])];
}

const scriptBytesOf = (requests: readonly PageRequest[]): number =>
  requests.filter(({ kind }) => kind === 'Script').reduce((sum, { bytes }) => sum + bytes, 0);
/** What hydration may wait for. */
const isNeeded = ({ kind }: PageRequest) => ['Script', 'Stylesheet', 'Fetch', 'XHR'].includes(kind);
const isManifest = ({ url }: PageRequest) => /manifest|registry|build\.json/.test(url);

const isWholeFace = ({ kind, url }: PageRequest): boolean => kind === 'Font' && !url.includes('french');

function requestProblems(requests: readonly PageRequest[], scriptsLimit: number): string[] {
  const bytes = scriptBytesOf(requests);
  const late = requests.filter((one) => isNeeded(one) && one.step > STEPS_LIMIT);
  return [
    ...(bytes > scriptsLimit ? [`JavaScript: ${bytes} bytes, limit ${scriptsLimit}`] : []),
    ...late.map(({ url, step }) => `${step} steps from the HTML to what hydration needs: ${url}`),
    ...requests.filter(isManifest).map(({ url }) => `fetches a manifest: ${url}`),
    ...requests.filter(isWholeFace).map(({ url }) => `a character that the French font lacks loads ${url}`),
  ];
}

function loadingProblems({ unsized, eager, lateLargest, ...loading }: PageLoading): string[] {
  return [
    ...loading.renderBlocking.map((url) => `holds the first paint back: ${url}`),
    ...loading.fontDisplays
      .filter((display) => !['swap', 'fallback', 'optional'].includes(display))
      .map((display) => `a font with font-display ${display} hides text`),
    ...unsized.map((url) => `a picture without width and height: ${url}`),
    ...eager.map((url) => `below the window, yet not lazy: ${url}`),
    ...(lateLargest ? [`the largest paint is a picture that comes late: ${lateLargest}`] : []),
  ];
}

const hasForm = async (page: Page, path: string): Promise<boolean> =>
  isPrivateLink(path) || (await page.locator('main form[method="post"]').count()) > 0;

async function overflows(page: Page): Promise<string[]> {
  const problems: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    problems.push(...(await findOverflow(page)).map((problem) => `${problem} at ${width}`));
  }
  return problems;
}

/** Before a choice nothing is stored but the day of the visit. */
async function storageProblems(page: Page): Promise<string[]> {
  const { cookies, local, session, databases, caches, workers } = await storedData(page);
  const stored = [...cookies, ...local, ...session, ...databases, ...caches, ...Array(workers).fill('a worker')];
  return stored.join() === 'lastLoginDate' ? [] : [`stores before a choice: ${stored.join()}`];
}

/** Without the banner, and without the carousel, which would be in another state in each variant. */
async function accessibilityProblems(page: Page): Promise<string[]> {
  await page.getByRole('button', { name: 'Refuser les cookies' }).click();
  const pause = page.getByRole('button', { name: 'Mettre en pause' });
  if (await pause.isVisible()) await pause.click();
  const problems: string[] = [];
  for (const variant of quickVariants)
    problems.push(...(await findProblems(page, variant)).map((problem) => `${variant.name}: ${problem}`));
  return problems;
}

async function forgetVisit(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.clear());
  await page.context().clearCookies();
}

async function visit(page: Page, request: APIRequestContext, paths: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  const takeRequests = await watchRequests(page);
  const openInTurns = await holdResources(page);
  await recordShifts(page);
  await leaveFramesEmpty(page);
  await translatePages(page, WINDOWS[0].viewport.width);
  for (const path of paths) {
    const note = (where: string, lines: readonly string[]) =>
      void found.push(...lines.map((line) => `${path}, ${where}: ${line}`));
    note('server', await serverPageProblems(request, path, path === paths[0]));
    for (const { name, viewport, reducedMotion } of WINDOWS) {
      await page.setViewportSize(viewport);
      await page.emulateMedia({ reducedMotion, colorScheme: null });
      // Late requests of the visit before.
      takeRequests();
      expect.soft(await openInTurns(path), path).toEqual(expect.arrayContaining(['font', 'script']));
      const scriptsLimit = (await hasForm(page, path)) ? SCRIPTS_LIMIT.form : SCRIPTS_LIMIT.content;
      note(name, requestProblems(takeRequests(), scriptsLimit));
      note(name, loadingProblems(await readLoading(page)));
      note(
        name,
        (await readShifts(page)).map((shift) => `moves while it loads: ${JSON.stringify(shift)}`),
      );
      note(name, await findOverflow(page));
      if (name === 'phone') await expectNoLostText(page, path);
      else {
        note(name, await storageProblems(page));
        note(name, await accessibilityProblems(page));
        note(name, await overflows(page));
      }
      await forgetVisit(page);
    }
  }
  return found;
}

for (const remote of publicRemotes)
  test(`every page of ${remote} loads within its budgets, moves nothing, hydrates what the server sent, stores nothing before a choice, loses no text to a translation, fits every window and passes axe`, async ({
    page,
    request,
  }) => {
    // Every page of a remote, however busy the machine is.
    test.setTimeout(900_000);
    const elsewhere = watchOtherSites(page, new URL(siteUrl()).origin);
    const paths = await pagesOf(remote);
    expect(paths).not.toEqual([]);
    expect(await visit(page, request, paths)).toEqual([]);
    expect(elsewhere).toEqual([]);
  });

test('the home page, seen from top to bottom, stays within its budget', async ({ page }) => {
  const takeRequests = await watchRequests(page);
  await openPage(page, '/');
  // Pictures load as they come near.
  for (const section of await page.locator('main section, footer').all()) await section.scrollIntoViewIfNeeded();
  await expect
    .poll(() =>
      page
        .locator('main img')
        .evaluateAll((all: HTMLImageElement[]) => all.filter(({ naturalWidth }) => naturalWidth > 0).length),
    )
    .toBeGreaterThanOrEqual(3);

  const bytes = takeRequests().reduce((sum, request) => sum + request.bytes, 0);
  console.log(`home page: ${bytes} bytes`);
  expect(bytes, 'home page in all, in bytes').toBeLessThanOrEqual(PAGE_LIMIT);
});
