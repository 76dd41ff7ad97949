import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromiumOptions, headlessShellOptions } from './support/chromium';

/** Tests of pages that show a PDF in the browser's own viewer, which the headless shell lacks. */
const WITH_PDF_VIEWER = [
  'articles.spec.ts',
  'budgets.spec.ts',
  'case-studies.spec.ts',
  'server-html.spec.ts',
  'study-request.spec.ts',
];

const root = path.resolve(import.meta.dirname, '..');

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  // What screen-reader.spec.ts compares.
  snapshotPathTemplate: '{testDir}/screen-reader/{arg}{ext}',
  outputDir: path.join(root, 'test-results'),
  // Starts the built site, or uses the one at BASE_URL.
  globalSetup: path.join(root, 'tooling/run/start-site-for-tests.ts'),
  fullyParallel: true,
  workers: 2,
  // On the build server a failed test runs again: one that passes only then is listed at the end as a race to fix.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: Boolean(process.env.CI),
  // The longest are whole applications without scripts, page by page.
  timeout: 90_000,
  // A machine that is busy is slow, not wrong.
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    baseURL: process.env.BASE_URL,
    browserName: 'chromium',
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    // Playwright takes the picture at the end of every test and deletes it when the test passed: a tenth of the time.
    ...(process.env.CI ? { trace: 'on-first-retry' } : { screenshot: 'only-on-failure' }),
  },
  projects: [
    { name: 'headless shell', testIgnore: WITH_PDF_VIEWER, use: { launchOptions: headlessShellOptions } },
    { name: 'chromium', testMatch: WITH_PDF_VIEWER, use: { launchOptions: chromiumOptions } },
  ],
});
