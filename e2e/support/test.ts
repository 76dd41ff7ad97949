/** The test function of this suite: a page that complains in the console fails its test. */
import { test as base, expect, type BrowserContext } from '@playwright/test';

/** Where pages tell browsers to report what the content policy refused. */
const CSP_REPORTS_PATH = '/_reports/csp';

type Fixtures = {
  /** Complaints that a test provokes itself. */
  expectedFaults: RegExp | undefined;
  noFaults: void;
};

/** Collects everything that pages complain about: errors, warnings, policy violations, failed hydration. */
async function watchFaults(context: BrowserContext): Promise<string[]> {
  const faults: string[] = [];
  context.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) faults.push(`${message.page()?.url()}: ${message.text()}`);
  });
  context.on('weberror', (error) => {
    faults.push(`${error.page()?.url()}: ${error.error().message}`);
  });
  // What the browser reports to the site itself, from wherever no script of ours listens.
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
  noFaults: [
    async ({ context, expectedFaults }, use) => {
      const faults = await watchFaults(context);
      await use();
      expect(faults.filter((fault) => !expectedFaults?.test(fault))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect } from '@playwright/test';
