/** Options of `npm run bench:web`. */
import { parseArgs } from 'node:util';
import { UserError } from 'tooling/user-error';
import { sampleAddresses } from './sample-addresses.mjs';

const THROTTLINGS = ['simulate', 'devtools'];
const SITES = ['a', 'b', 'c'];

const HELP = `npm run bench:web -- [options]
  --routes /,/contact   these pages only (default: one of every route)
  --runs 5              runs of each, whose median counts
  --throttling devtools simulate, devtools (default: both)
  --only a,b            a: the site, b: its HTML without scripts, c: the site with SSR=off (default: all three)`;

function chosen(name, text, known) {
  const values =
    text === undefined
      ? known
      : text
          .split(',')
          .map((value) => value.trim())
          .filter(Boolean);
  const unknown = values.find((value) => !known.includes(value));
  if (unknown || values.length === 0)
    throw new UserError(`--${name} ${text} is not understood. Known: ${known.join(', ')}`);
  return values;
}

/**
 * @param {string[]} args
 * @throws {UserError} for what is not understood; with the help, where it is asked for
 */
export function parseOptions(args) {
  const text = { type: 'string' };
  let values;
  try {
    ({ values } = parseArgs({
      args,
      options: { routes: text, runs: text, throttling: text, only: text, help: { type: 'boolean' } },
    }));
  } catch (error) {
    throw new UserError(`${error.message.split('. ')[0]}.\n${HELP}`);
  }
  if (values.help) throw new UserError(HELP);
  const runs = Number(values.runs ?? 5);
  if (!Number.isInteger(runs) || runs < 1)
    throw new UserError(`--runs is not a number of runs (got ${values.runs}).\n${HELP}`);
  return {
    runs,
    routes: chosen('routes', values.routes, sampleAddresses),
    throttlings: chosen('throttling', values.throttling, THROTTLINGS),
    sites: chosen('only', values.only, SITES),
  };
}
