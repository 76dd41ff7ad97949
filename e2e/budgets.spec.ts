import { openPage } from './support/open-page';
import { expect, test } from './support/test';
import { describeTransfers, totalOf, watchTransfers } from './support/transfer';

const SCRIPTS_LIMIT = 150_000;
const PAGE_LIMIT = 400_000;

test('the home page, seen from top to bottom, stays within its budgets', async ({ page }, { annotations }) => {
  const transfers = watchTransfers(page);
  await openPage(page, '/');
  // Pictures load as they come near.
  for (const section of await page.locator('main section, footer').all()) await section.scrollIntoViewIfNeeded();
  const pictures = page.locator('main img');
  await expect
    .poll(() => pictures.evaluateAll((images: HTMLImageElement[]) => images.filter(({ naturalWidth }) => naturalWidth > 0).length))
    .toBeGreaterThanOrEqual(3);

  const all = await transfers();
  const figures = describeTransfers(all);
  annotations.push({ type: 'home page', description: figures });
  console.log(`home page\n${figures}`);
  const scripts = all.filter(({ kind }) => kind === 'script');
  expect(scripts.map(({ encoding }) => encoding)).toEqual(scripts.map(() => 'br'));
  expect(totalOf(scripts), 'JavaScript of the home page, in bytes').toBeLessThanOrEqual(SCRIPTS_LIMIT);
  expect(totalOf(all), 'home page in all, in bytes').toBeLessThanOrEqual(PAGE_LIMIT);
  expect(all.filter(({ kind }) => kind === 'image').length).toBeGreaterThanOrEqual(3);
});

test('what never changes is kept by browsers for ever, and pages are asked again', async ({ page }) => {
  const caching = new Map<string, string | undefined>();
  page.on('response', (response) => caching.set(new URL(response.url()).pathname, response.headers()['cache-control']));
  await openPage(page, '/');
  const built = [...caching].filter(([path]) => path.startsWith('/_mf/'));
  expect(built.length).toBeGreaterThan(3);
  for (const [path, cacheControl] of built) expect(cacheControl, path).toBe('public, max-age=31536000, immutable');
  expect(caching.get('/')).toBe('private, no-cache');
});
