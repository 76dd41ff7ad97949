/** One suite of what visitors do, in several engines, one after the other: `npm run test:engines`. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { defineConfig } from '@playwright/test';
import base from '../../e2e/playwright.config';
import type { Engine } from './support/engine-test';
import { OLD_CHROMIUM } from './support/old-chromium';

const { projects: _projects, use: _use, ...common } = base;

export default defineConfig<object, { engine: Engine }>(common, {
  testDir: '.',
  testMatch: '**/*.engines.ts',
  outputDir: path.join(import.meta.dirname, '../../test-results/engines'),
  workers: 1,
  fullyParallel: false,
  projects: [
    { name: 'chromium', use: { engine: 'chromium' } },
    { name: 'firefox', use: { engine: 'firefox' } },
    // WebKitGTK has a calendar for dates, whose parts are not typed.
    { name: 'webkit', use: { engine: 'webkit' }, grepInvert: /@typed-dates/ },
    ...(existsSync(OLD_CHROMIUM) ? [{ name: 'chromium 119', use: { engine: 'chromium 119' as const } }] : []),
  ],
});
