/** The one copy of Playwright, for the lab, which has none of its own. */
export { chromium, expect } from '@playwright/test';
export type { Browser, BrowserContext, BrowserContextOptions, Page, PlaywrightTestConfig } from '@playwright/test';
