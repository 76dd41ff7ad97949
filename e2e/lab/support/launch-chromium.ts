import { chromium, type Browser } from '@playwright/test';
import { chromiumOptions } from '../../support/chromium';

/** A browser without Playwright's test runner. */
export const launchChromium = (): Promise<Browser> => chromium.launch(chromiumOptions);
