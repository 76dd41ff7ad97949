/**
 * `npm run bench:interactions`: the Interaction to Next Paint of what visitors do, on a phone four times slower than this
 * machine. Exits 1 when the median of a script's runs is above the goal. `-- --runs 5 --only menu,search`.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { builtPackages, startBackend, startGateway } from 'tooling/run/test-site';
import { INTERACTIONS } from './interactions.mjs';
import { measureInteraction } from './measure-interaction.mjs';
import { median } from '../web/goals.mjs';
import { UserError } from 'tooling/user-error';

const GOAL_MS = 100;

function parseOptions(args) {
  const text = { type: 'string' };
  const { runs = '5', only } = parseArgs({ args, options: { runs: text, only: text } }).values;
  const names = only?.split(',') ?? Object.keys(INTERACTIONS);
  const unknown = names.find((name) => !(name in INTERACTIONS));
  if (unknown) throw new UserError(`--only ${unknown} is not known. Known: ${Object.keys(INTERACTIONS).join(', ')}`);
  if (!/^[1-9]\d*$/.test(runs))
    throw new UserError(`--runs is not a number of runs (got ${runs}). Set it like --runs 5`);
  return { runs: Number(runs), names };
}

/** Runs of all scripts alternate, so that what else the machine does falls on all of them. */
async function measureAll(browser, site, { runs, names }) {
  const results = new Map(names.map((name) => [name, []]));
  for (let number = 0; number < runs; number += 1) {
    for (const name of names) results.get(name).push(await measureInteraction(browser, site, INTERACTIONS[name]));
  }
  return results;
}

function toRow(runs) {
  const times = runs.map(({ inp }) => inp);
  const worst = runs.find(({ inp }) => inp === Math.max(...times));
  return {
    'INP (ms)': median(times),
    best: Math.min(...times),
    worst: worst.inp,
    'slowest event': worst.slowest ?? '',
    holds: median(times) <= GOAL_MS,
  };
}

async function withSite(body) {
  const folder = mkdtempSync(path.join(tmpdir(), 'vipp-bench-interactions-'));
  const packages = await builtPackages();
  const { chromium } = await import('@playwright/test');
  const backend = await startBackend({ folder: path.join(folder, 'backend') });
  const gateway = await startGateway({ packages, folder: path.join(folder, 'gateway'), backendUrl: backend.url });
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH || '/usr/bin/chromium',
    args: [...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), '--disable-background-networking'],
  });
  try {
    return await body(browser, gateway.url);
  } finally {
    await browser.close();
    await gateway.stop();
    await backend.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function main() {
  const options = parseOptions(process.argv.slice(2));
  const results = await withSite((browser, site) => measureAll(browser, site, options));
  const table = Object.fromEntries([...results].map(([name, runs]) => [name, toRow(runs)]));
  console.log(
    `CPU slowed down four times, median of ${options.runs}, goal ${GOAL_MS} ms; load of the machine ${loadavg()
      .map((load) => load.toFixed(1))
      .join(' ')}`,
  );
  console.table(table);
  const missed = Object.entries(table).filter(([, { holds }]) => !holds);
  for (const [name, row] of missed)
    console.error(
      `bench:interactions: ${name} takes ${row['INP (ms)']} ms, goal ${GOAL_MS}. The slowest was ${row['slowest event']}: look at what runs in its handler and in the paint after it`,
    );
  process.exitCode = missed.length === 0 ? 0 : 1;
}

main().catch((error) => {
  console.error(error instanceof UserError ? error.message : error);
  process.exitCode = 1;
});
