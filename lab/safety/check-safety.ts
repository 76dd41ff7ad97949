/**
 * `npm run check:safety`: the whole corpus of attacks against the built site, in a parser and in Chromium, and a table of the
 * results. Exits 1 when anything ran, led away, gave a file away, or made the site fail. `npm test` runs `-- --part`: every
 * attack on a page, and some of the rest, without a browser.
 */
import { builtPackages } from 'tooling/run/test-site';
import { UserError } from 'tooling/user-error';
import { parseOptions } from '../support/parse-options';
import { runAttacks, type Extent } from './run-attacks';

const MOST_PRINTED = 20;
const HELP = `npm run check:safety -- [options]
  --part   every attack on a page, and some of the rest, without a browser`;

const WHOLE: Extent = {
  every: { entries: 1, pages: 1, pollution: 1, redirects: 1, traversal: 1 },
  // Headers must arrive within 15 s, a whole request within 60 s, and the gateway checks every 5 s.
  waitMs: 75_000,
  hasBrowser: true,
};
const PART: Extent = {
  every: { entries: 10, pages: 24, pollution: 7, redirects: 4, traversal: 4 },
  waitMs: 0,
  hasBrowser: false,
};

export async function main(args: string[]): Promise<void> {
  const { part } = parseOptions(args, { part: { type: 'boolean', default: false } }, HELP);
  const results = await runAttacks(await builtPackages(), part ? PART : WHOLE, console.log);
  const rows = results.map(({ name, attacks, tried, seconds, faults }) => [
    name,
    { attacks, requests: tried, seconds: Math.round(seconds), faults: faults.length },
  ]);
  console.table(Object.fromEntries(rows));
  for (const { name, faults } of results)
    for (const fault of faults.slice(0, MOST_PRINTED)) console.error(`${name}: ${fault}`);
  const count = results.reduce((sum, { faults }) => sum + faults.length, 0);
  if (count > 0)
    throw new UserError(
      `${count} faults. Each line names the request: send it with curl --path-as-is, and correct what answers it.`,
    );
  console.log('No attack succeeded, and the site answered throughout.');
}
