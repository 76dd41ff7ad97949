import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromiumOptions, headlessShellOptions } from './support/chromium';

const root = path.resolve(import.meta.dirname, '..');

/** The tests of support/own-site.ts. */
const OWN_SITES = /\/(workshop.*|content-editor|operations)\.spec\.ts$/;

/** Tests of documents in the browser’s own viewer, which the headless shell lacks. */
const WITH_PDF_VIEWER = /@pdf-viewer/;

export default defineConfig({
  testDir: '.',
  outputDir: path.join(root, 'test-results'),
  // Starts the built site, or uses the one at BASE_URL.
  globalSetup: path.join(root, 'tooling/testing/start-site-for-tests.ts'),
  fullyParallel: true,
  // A test goes back and forth between its own process, the browser's and the site's: it uses less than half a core.
  workers: 3,
  projects: [
    // Each worker starts a site for them.
    { name: 'own site', testMatch: OWN_SITES, workers: 1 },
    { name: 'one site', testMatch: '*.spec.ts', testIgnore: OWN_SITES, grepInvert: WITH_PDF_VIEWER },
    { name: 'PDF viewer', grep: WITH_PDF_VIEWER, use: { launchOptions: chromiumOptions } },
  ],
  // On the build server a failed test runs again: a pass only then is listed at the end as a race to fix.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: Boolean(process.env.CI),
  // These only end hanging tests: slow machines must not fail.
  timeout: 600_000,
  expect: { timeout: 90_000 },
  reporter: 'list',
  use: {
    baseURL: process.env.BASE_URL,
    browserName: 'chromium',
    launchOptions: headlessShellOptions,
    actionTimeout: 90_000,
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    // No pictures: Playwright would take one at the end of every test, a tenth of the time. A failed test has its page as text.
    trace: 'on-first-retry',
  },
});
