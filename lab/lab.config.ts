/** What the lab runs with the helpers and the runner of the browser tests: every state of the site, for as long as that takes. */
import base from '../e2e/playwright.config';
import { chromiumOptions } from '../e2e/support/chromium';
import type { PlaywrightTestConfig } from '../e2e/support/playwright';

const { projects: _projects, ...common } = base;

const config: PlaywrightTestConfig = {
  ...common,
  testDir: import.meta.dirname,
  testMatch: '**/*.check.ts',
  timeout: 3_600_000,
  expect: { timeout: 60_000 },
  retries: 0,
  use: { ...common.use, screenshot: 'off', launchOptions: chromiumOptions },
};

export default config;
