/** The test function of this suite: a page that complains in the console fails its test. */
import { test as base, expect, type BrowserContext } from '@playwright/test';
import { findProblems } from './state-problems';
import { expectNoLostText, translatePages } from './translator';
import { allVariants, quickVariants } from './variants';
import { acceptCookies } from './visitor';

/** Address for reports of the content policy. */
const CSP_REPORTS_PATH = '/_reports/csp';

type Fixtures = {
  /** Console messages that a test causes on purpose. */
  expectedFaults: RegExp | undefined;
  /** Whether the visitor has accepted cookies before. */
  isReturning: boolean;
  noFaults: void;
  /**
   * Checks the page in its state: axe finds nothing, nothing overflows, nothing moves under reduced motion, and a translation
   * loses no text. The pages of such a test are translated. every-page.spec.ts checks pages as opened.
   */
  checkState: (name: string, again?: () => Promise<void>) => Promise<void>;
};

/** Collects errors, warnings, policy violations and failed hydrations of all pages. */
async function watchFaults(context: BrowserContext): Promise<string[]> {
  const faults: string[] = [];
  context.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) faults.push(`${message.page()?.url()}: ${message.text()}`);
  });
  context.on('weberror', (error) => {
    faults.push(`${error.page()?.url()}: ${error.error().message}`);
  });
  // Reports that the browser sends to the site itself, also from documents without our scripts.
  context.on('request', (request) => {
    if (new URL(request.url()).pathname === CSP_REPORTS_PATH) faults.push(`policy report: ${request.postData() ?? ''}`);
  });
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      console.error(`policy violation: ${violatedDirective} ${blockedURI}`);
    });
  });
  return faults;
}

export const test = base.extend<Fixtures>({
  // Pages scroll smoothly to anchors. Without scripts, Playwright cannot detect that a button is still moving: jump instead.
  page: async ({ page, javaScriptEnabled }, use) => {
    if (!javaScriptEnabled) await page.emulateMedia({ reducedMotion: 'reduce' });
    await use(page);
  },
  expectedFaults: [undefined, { option: true }],
  isReturning: [false, { option: true }],
  noFaults: [
    async ({ context, expectedFaults, isReturning }, use) => {
      if (isReturning) await acceptCookies(context);
      const faults = await watchFaults(context);
      // `vipp-mf test` sets it: every page then comes from the version under test.
      if (process.env.PREVIEW_URL) await context.request.get(process.env.PREVIEW_URL, { maxRedirects: 0 });
      await use();
      expect(faults.filter((fault) => !expectedFaults?.test(fault))).toEqual([]);
    },
    { auto: true },
  ],
  checkState: async ({ page }, use) => {
    await translatePages(page);
    await use(async (name, again) => {
      await expectNoLostText(page, name);
      const size = page.viewportSize();
      // `npm run lab -- a11y` sets it.
      for (const variant of process.env.ALL_VARIANTS ? allVariants : quickVariants)
        expect.soft(await findProblems(page, variant, again), `${name}, ${variant.name}`).toEqual([]);
      if (size) await page.setViewportSize(size);
      await page.emulateMedia({ colorScheme: null, forcedColors: null, reducedMotion: null });
    });
  },
});

export { expect } from '@playwright/test';
