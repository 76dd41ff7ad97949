import { brotliCompressSync, constants } from 'node:zlib';
import { openPage, untilHydrated } from './support/open-page';
import { readLoading, type PageLoading } from './support/page-loading';
import { watchRequests, type PageRequest } from './support/page-requests';
import { allRoutes, isPrivateLink, readTextAt } from './support/all-routes';
import { WORKSHOP } from './support/recruiter';
import { siteUrl } from './support/site-url';
import { expect, test } from './support/test';
import { describeTransfers, totalOf, watchTransfers } from './support/transfer';

// A private link that opens no application answers 404.
test.use({ expectedFaults: /status of 404/ });

/** JavaScript as it is received, in bytes, headers included (docs/decisions/0073). */
const SCRIPTS_LIMIT = { content: 141_000, form: 168_000 };
/** HTML as shared caches store it, in bytes (docs/decisions/0083). */
const HTML_LIMIT = { home: 18_000, other: 14_000 };

const scriptBytesOf = (requests: readonly PageRequest[]): number =>
  requests.filter(({ kind }) => kind === 'Script').reduce((sum, { bytes }) => sum + bytes, 0);
const PAGE_LIMIT = 400_000;
const SHIFT_LIMIT = 0.01;
/** Answers that come one after the other between the HTML and the hydrated page. */
const STEPS_LIMIT = 2;

/** What hydration may wait for. */
const isNeeded = ({ kind }: PageRequest) => ['Script', 'Stylesheet', 'Fetch', 'XHR'].includes(kind);

/** Lighthouse's phone, and a desk. */
const WINDOWS = [
  { name: 'a phone', viewport: { width: 412, height: 823 } },
  { name: 'a desk', viewport: { width: 1280, height: 720 } },
];

const isManifest = ({ url }: PageRequest) => /manifest|registry|build\.json/.test(url);

function problemsOf(loading: PageLoading, requests: readonly PageRequest[], scriptsLimit: number): string[] {
  const steps = Math.max(...requests.filter(isNeeded).map(({ step }) => step));
  const scriptBytes = scriptBytesOf(requests);
  const { layoutShift, unsized, eager, lateLargest } = loading;
  return [
    scriptBytes > scriptsLimit ? [`JavaScript: ${scriptBytes} bytes, limit ${scriptsLimit}`] : [],
    steps > STEPS_LIMIT
      ? [
          `${steps} steps from the HTML to the hydrated page: ${requests
            .filter(({ step }) => step > STEPS_LIMIT)
            .map(({ url }) => url)
            .join(' ')}`,
        ]
      : [],
    requests.filter(isManifest).map(({ url }) => `fetches a manifest: ${url}`),
    loading.blockingScripts + loading.styleSheets > 0 ? ['scripts or style sheets hold the first paint back'] : [],
    loading.fontDisplays
      .filter((display) => !['swap', 'fallback', 'optional'].includes(display))
      .map((display) => `a font with font-display ${display} hides text`),
    layoutShift > SHIFT_LIMIT ? [`moves while it loads: ${layoutShift}`] : [],
    unsized.map((url) => `a picture without width and height: ${url}`),
    eager.map((url) => `below the window, yet not lazy: ${url}`),
    lateLargest ? [`the largest paint is a picture that comes late: ${lateLargest}`] : [],
  ].flat();
}

test('the home page, seen from top to bottom, stays within its budgets', async ({ page }, { annotations }) => {
  const transfers = watchTransfers(page);
  await openPage(page, '/');
  // Pictures load as they come near.
  for (const section of await page.locator('main section, footer').all()) await section.scrollIntoViewIfNeeded();
  const pictures = page.locator('main img');
  await expect
    .poll(() =>
      pictures.evaluateAll(
        (images: HTMLImageElement[]) => images.filter(({ naturalWidth }) => naturalWidth > 0).length,
      ),
    )
    .toBeGreaterThanOrEqual(3);

  const all = await transfers();
  const figures = describeTransfers(all);
  annotations.push({ type: 'home page', description: figures });
  console.log(`home page\n${figures}`);
  const scripts = all.filter(({ kind }) => kind === 'script');
  expect(scripts.map(({ encoding }) => encoding)).toEqual(scripts.map(() => 'br'));
  expect(totalOf(all), 'home page in all, in bytes').toBeLessThanOrEqual(PAGE_LIMIT);
  expect(all.filter(({ kind }) => kind === 'image').length).toBeGreaterThanOrEqual(3);
});

test('no page has more HTML than its budget', async ({ request }) => {
  test.setTimeout(120_000);
  const problems: string[] = [];
  for (const path of await allRoutes(readTextAt(siteUrl()))) {
    const html = await (await request.get(path)).body();
    const { length } = brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
    const limit = path === '/' ? HTML_LIMIT.home : HTML_LIMIT.other;
    if (length > limit) problems.push(`${path}: ${length} bytes with Brotli, limit ${limit}`);
  }
  expect(problems).toEqual([]);
});

test('browsers cache built files for ever, and revalidate pages', async ({ page }) => {
  const caching = new Map<string, string | undefined>();
  page.on('response', (response) => caching.set(new URL(response.url()).pathname, response.headers()['cache-control']));
  await openPage(page, '/');
  const built = [...caching].filter(([path]) => path.startsWith('/_mf/'));
  expect(built.length).toBeGreaterThan(3);
  for (const [path, cacheControl] of built) expect(cacheControl, path).toBe('public, max-age=31536000, immutable');
  expect(caching.get('/')).toBe('private, no-cache');
});

for (const { name, viewport } of WINDOWS) {
  test(`every page loads what it needs at once on ${name}, no more than its budget, and blocks or moves nothing`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    await page.setViewportSize(viewport);
    const takeRequests = await watchRequests(page);
    const problems: string[] = [];
    const sizes: string[] = [];
    for (const path of await allRoutes(readTextAt(siteUrl()))) {
      await openPage(page, path);
      // The form by which recruiters sign in comes with the answer who is signed in.
      const hasForm =
        isPrivateLink(path) ||
        path.startsWith(WORKSHOP) ||
        (await page.locator('main form[method="post"]').count()) > 0;
      const limit = hasForm ? SCRIPTS_LIMIT.form : SCRIPTS_LIMIT.content;
      const loading = await readLoading(page);
      const requests = takeRequests();
      problems.push(...problemsOf(loading, requests, limit).map((problem) => `${path}: ${problem}`));
      sizes.push(`${path} ${(scriptBytesOf(requests) / 1000).toFixed(1)} kB`);
    }
    console.log(`JavaScript, brotli, headers included\n${sizes.join('\n')}`);
    expect(problems).toEqual([]);
  });

  test(`no text moves on ${name} when its font comes after it was painted in the system’s face`, async ({ page }) => {
    await page.setViewportSize(viewport);
    let release = () => {};
    let held = Promise.resolve();
    await page.route('**/*.woff2', async (route) => {
      await held;
      await route.continue();
    });
    const problems: string[] = [];
    for (const path of await allRoutes(readTextAt(siteUrl()))) {
      held = new Promise((resolve) => {
        release = resolve;
      });
      await page.goto(path, { waitUntil: 'commit' });
      await untilHydrated(page);
      expect(await page.evaluate(() => document.fonts.status), path).toBe('loading');
      release();
      await page.evaluate(() => document.fonts.ready);
      const { layoutShift } = await readLoading(page);
      if (layoutShift > SHIFT_LIMIT) problems.push(`${path} moves by ${layoutShift}`);
    }
    expect(problems).toEqual([]);
  });
}
