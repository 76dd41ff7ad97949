/** The one copy of Playwright, for the lab, which has none of its own. */
export { chromium, expect, request } from '@playwright/test';
export type {
  APIRequestContext,
  Browser,
  BrowserContext,
  BrowserContextOptions,
  Locator,
  Page,
  PlaywrightTestConfig,
} from '@playwright/test';
