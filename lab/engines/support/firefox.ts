/** How the suite launches Firefox. */
import type { LaunchOptions } from 'puppeteer-core';

export const firefoxOptions: LaunchOptions = {
  browser: 'firefox',
  executablePath: process.env.FIREFOX_PATH || '/usr/bin/firefox-esr',
  extraPrefsFirefox: { 'intl.accept_languages': 'fr-FR, fr' },
};
