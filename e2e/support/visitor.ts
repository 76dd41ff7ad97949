/** Returning visitors, whose choices are in cookies. */
import type { BrowserContext } from '@playwright/test';
import { siteUrl } from './site-url';

export const THEMES = ['light', 'dark'] as const;
export type ColourTheme = (typeof THEMES)[number];

export const chooseTheme = (context: BrowserContext, theme: ColourTheme): Promise<void> =>
  context.addCookies([{ name: 'isDarkmode', value: String(theme === 'dark'), url: siteUrl() }]);

/** Hides the cookie banner, which would cover parts of the page. */
export const acceptCookies = (context: BrowserContext): Promise<void> =>
  context.addCookies([{ name: 'its_cookies', value: 'accepted', url: siteUrl() }]);
