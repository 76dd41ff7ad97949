/**
 * `npm run lab -- screenshots`: the built site, every page and state, at four widths in both themes, into `screenshots/`, and
 * contact sheets of them. Takes those of the site at BASE_URL where it is set. A whole run also draws
 * docs/images/contact-sheet.webp.
 */
import { rmSync } from 'node:fs';
import path from 'node:path';
import { THEMES, type ColourTheme } from '../../e2e/support/visitor';
import { launchChromium } from '../support/launch-chromium';
import { parseChoice, parseNumber, parseOptions } from '../support/parse-options';
import { runPlaywright } from '../support/run-playwright';
import { drawSheets, drawSiteSheet } from './contact-sheet';

export type ScreenshotOptions = { only: string; widths: number[]; themes: ColourTheme[]; folder: string };

const root = path.resolve(import.meta.dirname, '../..');
const WIDTHS = [360, 768, 1280, 1920];
const HELP = `npm run lab -- screenshots [options]
  --only PATTERN       states whose journey or name matches, like rse or "contact: sent"
  --widths 360,1280    in CSS pixels (default: ${WIDTHS.join(',')})
  --themes dark        light, dark (default: both)
  --out FOLDER         (default: screenshots)`;

export async function main(args: string[]): Promise<void> {
  const text = { type: 'string' } as const;
  const values = parseOptions(args, { only: text, widths: text, themes: text, out: text }, HELP);
  const options: ScreenshotOptions = {
    only: values.only ?? '',
    widths: values.widths?.split(',').map((width) => parseNumber('widths', width, [200, 4_000])) ?? WIDTHS,
    themes: parseChoice('themes', values.themes, THEMES),
    folder: path.resolve(values.out ?? path.join(root, 'screenshots')),
  };
  const isWhole = !values.only && !values.widths && !values.themes;
  if (isWhole) rmSync(options.folder, { recursive: true, force: true });
  await runPlaywright('screenshots.check.ts', { SCREENSHOTS: JSON.stringify(options) });
  const browser = await launchChromium();
  try {
    const count = await drawSheets(browser, options.folder);
    if (isWhole) await drawSiteSheet(browser, options.folder, path.join(root, 'docs/images/contact-sheet.webp'));
    console.log(`${count} pictures and their contact sheets: ${options.folder}`);
  } finally {
    await browser.close();
  }
}
