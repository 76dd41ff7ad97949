/**
 * `npm run lab -- engines`: what visitors do, in Firefox and WebKit, one engine after the other; the browser tests do it in
 * Chromium.
 */
import startWholeSite from 'tooling/run/start-site-for-tests';
import { siteUrl } from '../../e2e/support/site-url';
import { defineCheck, faultsOf, type Row } from '../support/check';
import { ENGINES, launchEngine, type Browser } from './drivers';
import { createEnginePage } from './engine-page';
import { formJourneys } from './form-journeys';
import { pageJourneys, WIDE, type Journey } from './page-journeys';

const journeys: Readonly<Record<string, Journey>> = { ...pageJourneys, ...formJourneys };

/** @returns what went wrong, in words */
async function walk(browser: Browser, { run, expectedFaults }: Journey): Promise<string[]> {
  const window = await browser.openWindow({ its_cookies: 'accepted' });
  try {
    const visit = createEnginePage(window);
    await visit.resize(WIDE);
    const problems = await faultsOf(() => run(visit));
    return [...problems, ...(await window.faults()).filter((fault) => !expectedFaults?.test(fault))];
  } finally {
    await window.close();
  }
}

export const check = defineCheck({
  options: {
    engine: { of: ENGINES, help: 'engines' },
    only: { of: Object.keys(journeys), help: 'journeys' },
  },
  needs: ['firefox-esr', 'webkit2gtk-driver', 'xvfb'],
  async run(lab, { engine, only }) {
    const stop = await startWholeSite();
    lab.defer(() => stop?.());
    const rows = only.map((name): Row & { faults: string[] } => ({ name, faults: [] }));
    for (const one of engine) {
      const browser = await launchEngine[one](siteUrl());
      lab.defer(browser.close);
      for (const row of rows) {
        const begun = performance.now();
        const faults = await walk(browser, journeys[row.name] as Journey);
        row.faults.push(...faults.map((fault) => `${one}: ${fault}`));
        row[one] = faults.length > 0 ? 'BAD' : `${Math.round((performance.now() - begun) / 1000)} s`;
        console.log(`${one} ${row.name}: ${row[one]} ${faults.join('\n  ')}`);
      }
    }
    rows.forEach(lab.add);
  },
});
