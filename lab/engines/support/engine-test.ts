/** The test function of the suite: the same page in the engine of the project; one that complains fails its test. */
import { test as base, expect } from '@playwright/test';
import { chromiumOptions } from '../../../e2e/support/chromium';
import { siteUrl } from '../../../e2e/support/site-url';
import type { Driver } from '../drivers/driver';
import { launchPuppeteer } from '../drivers/puppeteer-driver';
import { launchWebKit } from '../drivers/webkit-driver';
import { createEnginePage, type EnginePage } from './engine-page';
import { firefoxOptions } from './firefox';
import { OLD_CHROMIUM } from './old-chromium';

export type Engine = 'chromium' | 'firefox' | 'webkit' | 'chromium 119';

const launchers: Record<Engine, () => Promise<Driver>> = {
  chromium: () => launchPuppeteer(chromiumOptions, siteUrl()),
  firefox: () => launchPuppeteer(firefoxOptions, siteUrl()),
  webkit: () => launchWebKit(siteUrl()),
  'chromium 119': () => launchPuppeteer({ ...chromiumOptions, executablePath: OLD_CHROMIUM }, siteUrl()),
};

type WorkerFixtures = {
  engine: Engine;
  /** The browser, which all tests of an engine share. */
  driver: Driver;
};

type Fixtures = {
  /** A visitor who has not answered the question for cookies yet. */
  asksForConsent: boolean;
  /** Complaints that a test causes on purpose. */
  expectedFaults: RegExp | undefined;
  visit: EnginePage;
};

export const WIDE = { width: 1280, height: 800 };
export const NARROW = { width: 360, height: 740 };

export const test = base.extend<Fixtures, WorkerFixtures>({
  engine: ['chromium', { option: true, scope: 'worker' }],
  driver: [
    async ({ engine }, use) => {
      const driver = await launchers[engine]();
      await use(driver);
      await driver.close();
    },
    { scope: 'worker' },
  ],
  asksForConsent: [false, { option: true }],
  expectedFaults: [undefined, { option: true }],
  visit: async ({ driver, asksForConsent, expectedFaults }, use, info) => {
    const visit = createEnginePage(driver, siteUrl());
    await driver.startAfresh();
    await visit.resize(WIDE);
    if (!asksForConsent) await driver.addCookie('its_cookies', 'accepted');
    await use(visit);
    if (info.status !== info.expectedStatus)
      await info.attach('window', { body: await driver.screenshot(), contentType: 'image/png' });
    expect((await visit.faults()).filter((fault) => !expectedFaults?.test(fault))).toEqual([]);
  },
});

export { expect } from '@playwright/test';
