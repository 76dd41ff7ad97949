/** What the lab runs with Playwright: every state of the site, for as long as that takes. */
import { defineConfig } from '@playwright/test';
import base from '../e2e/playwright.config';
import { chromiumOptions } from '../e2e/support/chromium';

const { projects: _projects, ...common } = base;

export default defineConfig(common, {
  testDir: '.',
  testMatch: '**/*.check.ts',
  timeout: 1_200_000,
  retries: 0,
  use: { screenshot: 'off', launchOptions: chromiumOptions },
});
