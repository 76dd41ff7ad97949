/**
 * `npm run bench:interactions`: the Interaction to Next Paint of what visitors do, on a phone four times slower than this
 * machine. Exits 1 when the median of a script's runs is above the goal. `-- --runs 5 --only menu,search`.
 */
import type { Browser } from '@playwright/test';
import { machineLoad, median } from '../../support/figures';
import { launchChromium } from '../../support/launch-chromium';
import { parseChoice, parseNumber, parseOptions } from '../../support/parse-options';
import { printRows, type Row } from '../../support/print-rows';
import { withSite } from '../../support/with-site';
import { INTERACTIONS } from './interactions';
import { measureInteraction, type MeasuredInteraction } from './measure-interaction';

const GOAL_MS = 100;
type Name = keyof typeof INTERACTIONS;
const isName = (text: string): text is Name => Object.hasOwn(INTERACTIONS, text);
const NAMES = Object.keys(INTERACTIONS).filter(isName);

const HELP = `npm run bench:interactions -- [options]
  --runs 5             of each script, whose median counts
  --only menu,search   these scripts only: ${NAMES.join(', ')}`;

/** Runs of all scripts alternate, so that what else the machine does affects all of them alike. */
async function measureAll(browser: Browser, site: string, names: readonly Name[], runs: number) {
  const results = new Map<Name, MeasuredInteraction[]>(names.map((name) => [name, []]));
  for (let number = 0; number < runs; number += 1)
    for (const [name, list] of results) list.push(await measureInteraction(browser, site, INTERACTIONS[name]));
  return results;
}

function toRow(name: string, runs: readonly MeasuredInteraction[]): Row {
  const times = runs.map(({ inp }) => inp);
  const inp = median(times) ?? NaN;
  const worst = runs.find((run) => run.inp === Math.max(...times));
  return {
    name,
    'INP (ms)': inp,
    best: Math.min(...times),
    worst: worst?.inp,
    'slowest event': worst?.slowest ?? '',
    holds: inp <= GOAL_MS,
  };
}

export async function main(args: string[]): Promise<void> {
  const options = parseOptions(args, { runs: { type: 'string', default: '5' }, only: { type: 'string' } }, HELP);
  const runs = parseNumber('runs', options.runs, [1, 1_000]);
  const names = parseChoice('only', options.only, NAMES);
  const results = await withSite('interactions', async ({ startGateway, defer }) => {
    const gateway = await startGateway('gateway');
    const browser = await launchChromium();
    defer(() => browser.close());
    return measureAll(browser, gateway.url, names, runs);
  });
  const rows = [...results].map(([name, list]) => toRow(name, list));
  console.log(
    `CPU slowed down four times, median of ${runs}, goal ${GOAL_MS} ms; load of the machine: ${machineLoad()}`,
  );
  for (const { name, holds, ...row } of rows)
    if (!holds)
      console.error(
        `bench:interactions: ${name} takes ${row['INP (ms)']} ms. Profile the handler of ${row['slowest event']}, and the paint after it`,
      );
  printRows(rows);
}
