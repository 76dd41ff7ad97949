/** The checks of the lab under the runner of the browser tests: every page, and the states of forms and lists. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import base from '../e2e/playwright.config';
import { chromiumOptions } from '../e2e/support/chromium';
import type { PlaywrightTestConfig } from '../e2e/support/playwright';

const e2e = path.resolve(import.meta.dirname, '../e2e');
const checksStates = (file: string) =>
  file.endsWith('.spec.ts') && readFileSync(path.join(e2e, file), 'utf8').includes('checkState');

const { projects: _projects, ...common } = base;

const config: PlaywrightTestConfig = {
  ...common,
  projects: [
    { name: 'pages', testDir: import.meta.dirname, testMatch: '**/*.check.ts' },
    { name: 'states', testDir: e2e, testMatch: readdirSync(e2e).filter(checksStates) },
  ],
  timeout: 3_600_000,
  expect: { timeout: 60_000 },
  retries: 0,
  use: { ...common.use, screenshot: 'off', launchOptions: chromiumOptions },
};

export default config;
