/**
 * `npm run lab -- screenshots`: the built site, every page and state, at four widths in both themes, into `screenshots/`. Takes
 * those of the site at BASE_URL where it is set. A whole run also draws docs/images/contact-sheet.webp.
 */
import path from 'node:path';
import { THEMES, type ColourTheme } from '../../e2e/support/visitor';
import { defineCheck } from '../support/check';
import { runPlaywright } from '../support/run-playwright';
import { drawContactSheet } from './contact-sheet';

export type ScreenshotOptions = { only: string; widths: string[]; themes: ColourTheme[]; folder: string };

const root = path.resolve(import.meta.dirname, '../..');
const WIDTHS = ['360', '768', '1280', '1920'];

export const check = defineCheck({
  options: {
    only: { text: '', help: 'rse, or "contact: sent": states whose journey or name matches' },
    widths: { of: WIDTHS, help: 'in CSS pixels' },
    themes: { of: THEMES, help: 'colour schemes of the system' },
    out: { text: path.join(root, 'screenshots'), help: 'folder of the pictures' },
  },
  needs: ['chromium'],
  async run(lab, { only, widths, themes, out }) {
    const options: ScreenshotOptions = { only, widths, themes, folder: path.resolve(out) };
    await runPlaywright('screenshots.check.ts', { SCREENSHOTS: JSON.stringify(options) });
    if (only === '' && widths.length === WIDTHS.length && themes.length === THEMES.length)
      await drawContactSheet(await lab.browser(), options.folder, path.join(root, 'docs/images/contact-sheet.webp'));
    console.log(`The pictures are in ${options.folder}`);
  },
});
