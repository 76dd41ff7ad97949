/** `npm run check:a11y`: every state in every way. */
import { defineConfig } from '@playwright/test';
import base from './playwright.config';

export default defineConfig(base, {
  testMatch: '**/a11y.check.ts',
  timeout: 1_200_000,
  reporter: [['./support/a11y-table.ts']],
  use: { screenshot: 'off' },
});
