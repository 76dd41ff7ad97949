/** `npm run lab -- engines`: what visitors do, in Chromium, Firefox and WebKit, one engine after the other. */
import { ensurePrograms } from 'tooling/run/prerequisites';
import { printFigures, type Row } from '../support/figures';
import { parseChoice, parseOptions } from '../support/parse-options';
import { withWholeSite } from '../support/with-site';
import { ENGINES, launchEngine, type Browser } from './drivers';
import { createEnginePage } from './engine-page';
import { formJourneys } from './form-journeys';
import { pageJourneys, WIDE, type Journey } from './page-journeys';

const journeys: Readonly<Record<string, Journey>> = { ...pageJourneys, ...formJourneys };
const NAMES = Object.keys(journeys);
const HELP = `npm run lab -- engines [options]
  --engine firefox,webkit   of ${ENGINES.join(', ')} (default: all)
  --only menu,lists         of ${NAMES.join(', ')} (default: all)`;

/** @returns what went wrong, in words */
async function walk(browser: Browser, { run, asksForConsent, expectedFaults }: Journey): Promise<string[]> {
  const window = await browser.openWindow(asksForConsent ? {} : { its_cookies: 'accepted' });
  try {
    const visit = createEnginePage(window);
    await visit.resize(WIDE);
    const problems = await run(visit).then(
      () => [],
      (error: unknown) => [String(error)],
    );
    return [...problems, ...(await window.faults()).filter((fault) => !expectedFaults?.test(fault))];
  } finally {
    await window.close();
  }
}

export async function main(args: string[]): Promise<void> {
  const text = { type: 'string' } as const;
  const { engine, only } = parseOptions(args, { engine: text, only: text }, HELP);
  const engines = parseChoice('engine', engine, ENGINES);
  const names = parseChoice('only', only, NAMES);
  await ensurePrograms(['chromium', 'firefox-esr', 'webkit2gtk-driver', 'xvfb']);
  const rows = new Map<string, Row & { faults: string[] }>(names.map((name) => [name, { name, faults: [] }]));
  await withWholeSite(async (url) => {
    for (const one of engines) {
      const browser = await launchEngine[one](url);
      try {
        for (const [name, row] of rows) {
          const begun = performance.now();
          const faults = await walk(browser, journeys[name] as Journey);
          row.faults.push(...faults.map((fault) => `${one}: ${fault}`));
          row[one] = faults.length > 0 ? 'BAD' : `${Math.round((performance.now() - begun) / 1000)} s`;
          console.log(`${one} ${name}: ${row[one]} ${faults.join('\n  ')}`);
        }
      } finally {
        await browser.close();
      }
    }
  });
  printFigures('What visitors do, by engine', [...rows.values()]);
}
