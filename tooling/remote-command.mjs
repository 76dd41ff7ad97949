/** What the commands of one remote are told: which remote, and which site it is developed against. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { UserError } from './user-error.mjs';

const TIMEOUT_MS = 5_000;
const VERSION = /^mf-[\w-]+@\w[\w.-]{0,63}$/;

/** Name of the remote whose folder a command was started in, as npm does. */
export function remoteHere(cwd) {
  try {
    const { name } = JSON.parse(readFileSync(path.join(cwd, 'package.json'), 'utf8'));
    if (typeof name === 'string' && name.startsWith('mf-')) return name;
  } catch {
    // Said below.
  }
  throw new UserError('this folder is no remote. Name one: npm run dev -w mf-forms');
}

/** @param {string} allowed what to say there is */
function parseOptions(args, options, allowed) {
  try {
    return parseArgs({ args, options }).values;
  } catch (error) {
    throw new UserError(`${error.message.split('. ')[0]}. ${allowed}`);
  }
}

function toOrigin(against) {
  if (against === undefined) return undefined;
  if (!/^https?:\/\/./.test(against) || !URL.canParse(against)) {
    throw new UserError(
      `--against is not a web address (got ${JSON.stringify(against)}). Set it like --against https://www.example.com`,
    );
  }
  return new URL(against).origin;
}

/**
 * @param {string[]} args
 * @returns {string | undefined} origin of the site that `--against` names
 * @throws {UserError} for anything else than that option with a web address
 */
export function parseAgainst(args) {
  return toOrigin(
    parseOptions(args, { against: { type: 'string' } }, 'The only option is --against https://the.site').against,
  );
}

/**
 * What a remote is developed against: a site, and versions of other remotes that are not everybody’s there.
 *
 * @param {string[]} args
 * @returns {{ site: string | undefined, versions: string }} versions as the gateway takes them, `mf-content@v2,…`
 * @throws {UserError} for anything that makes no sense
 */
export function parseDevelopment(args) {
  const options = { against: { type: 'string' }, with: { type: 'string', multiple: true } };
  const given = parseOptions(args, options, 'There are --against https://the.site and --with mf-content@VERSION');
  const wrong = given.with?.find((one) => !VERSION.test(one));
  if (wrong !== undefined)
    throw new UserError(
      `--with names no version of a remote (got ${JSON.stringify(wrong)}). Set it like --with mf-content@2f1c; npx vipp-mf status lists what there is`,
    );
  return { site: toOrigin(given.against), versions: (given.with ?? []).join(',') };
}

/** Makes sure that a site with a registry answers before anything is built. */
export async function checkSite(site) {
  const address = `${site}/federation/registry.json`;
  const answer = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(({ message }) => message);
  if (answer.status === 200) return;
  const what = typeof answer === 'string' ? answer : `status ${answer.status}`;
  throw new UserError(
    `no site answers at ${address} (${what}). Start one with npm start, or name another: --against https://the.site`,
  );
}
