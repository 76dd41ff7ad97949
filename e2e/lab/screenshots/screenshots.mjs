/**
 * `npm run screenshots`: the built site, every page and state, at four widths in both themes, into `screenshots/`; and
 * contact sheets of them. `-- --only rse,contact --widths 360,1280 --themes dark` takes some; `--url` those of a site
 * that runs. A whole run draws docs/images/contact-sheet.webp again.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { drawSheets, drawSiteSheet } from './contact-sheet.mjs';
import { shots } from './shots.mjs';
import { startSites } from './site.mjs';
import { takeShots } from './take-shots.mjs';
import { runCommand, UserError } from 'tooling/user-error';

const root = path.resolve(import.meta.dirname, '..');
const WIDTHS = [360, 768, 1280, 1920];
const THEMES = ['light', 'dark'];
const OPTIONS = {
  only: { type: 'string' },
  widths: { type: 'string' },
  themes: { type: 'string' },
  url: { type: 'string' },
  out: { type: 'string' },
};

const words = (text) =>
  text
    ?.split(',')
    .map((word) => word.trim())
    .filter(Boolean);

/** @param {string[]} args of the command line */
export function parseChoice(args) {
  let values;
  try {
    ({ values } = parseArgs({ args, options: OPTIONS }));
  } catch (error) {
    throw new UserError(`${error.message}. There are --only, --widths, --themes, --url and --out`);
  }
  const names = words(values.only);
  const unknown = names?.filter((name) => !shots.some((shot) => shot.name === name)) ?? [];
  if (unknown.length > 0)
    throw new UserError(
      `no page or state is named ${unknown.join(', ')}. There are ${shots.map(({ name }) => name).join(', ')}`,
    );
  const widths = words(values.widths)?.map(Number) ?? WIDTHS;
  if (!widths.every((width) => Number.isInteger(width) && width >= 200 && width <= 4000))
    throw new UserError('--widths takes pixels, like --widths 360,1280');
  const themes = words(values.themes) ?? THEMES;
  if (!themes.every((theme) => THEMES.includes(theme))) throw new UserError(`--themes takes ${THEMES.join(' and ')}`);
  const chosen = shots.filter(({ name }) => !names || names.includes(name));
  return {
    chosen,
    widths,
    themes,
    url: values.url,
    folder: path.resolve(values.out ?? path.join(root, 'screenshots')),
    isWhole: !names && !values.widths && !values.themes,
  };
}

async function takeScreenshots({ chosen, widths, themes, url, folder, isWhole }) {
  const data = mkdtempSync(path.join(tmpdir(), 'vipp-screenshots-'));
  const start = performance.now();
  const sites = url ? { whole: url, stop: async () => undefined } : await startSites(data);
  const { chromium } = await import('@playwright/test');
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH || '/usr/bin/chromium',
    args: [...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), '--disable-background-networking'],
  });
  try {
    mkdirSync(folder, { recursive: true });
    const reachable = chosen.filter(({ site }) => sites[site ?? 'whole']);
    const failures = await takeShots(browser, reachable, { sites, folder, widths, themes });
    await drawSheets(browser, { folder, shots: reachable, widths, themes });
    if (isWhole && failures.length === 0)
      await drawSiteSheet(browser, { folder, file: path.join(root, 'docs/images/contact-sheet.webp') });
    for (const failure of failures) console.error(failure);
    console.log(
      `${reachable.length - failures.length} of ${reachable.length} pages and states, ${widths.join(', ')} px, ${themes.join(' and ')}, in ${Math.round((performance.now() - start) / 1000)} s: ${folder}`,
    );
    if (failures.length > 0) throw new UserError();
  } finally {
    await browser.close();
    await sites.stop();
    rmSync(data, { recursive: true, force: true });
  }
}

await runCommand('npm run screenshots', () => takeScreenshots(parseChoice(process.argv.slice(2))));
