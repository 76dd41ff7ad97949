/** Options of the commands of one remote: which remote, and which site it is developed against. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs, type ParseArgsConfig } from 'node:util';
import { variables } from '@vipp/shared/contract/settings/variables.server';
import * as z from 'zod/mini';
import { UserError } from '../user-error.mjs';

const packageSchema = z.object({ name: z.string() });
const TIMEOUT_MS = 5_000;

/** Name of the remote whose folder a command was started in, as npm does. */
export function remoteHere(cwd: string): string {
  try {
    const { name } = packageSchema.parse(JSON.parse(readFileSync(path.join(cwd, 'package.json'), 'utf8')));
    if (name.startsWith('mf-')) return name;
  } catch {
    // Reported below.
  }
  throw new UserError('this folder is no remote. Name one: npm run dev -w mf-forms');
}

/** @param allowed the options that there are, for the message */
function parseOptions<Options extends NonNullable<ParseArgsConfig['options']>>(
  args: readonly string[],
  options: Options,
  allowed: string,
) {
  try {
    return parseArgs({ args: [...args], options }).values;
  } catch (error) {
    throw new UserError(`${error instanceof Error ? error.message.split('. ')[0] : error}. ${allowed}`);
  }
}

function toOrigin(against: string | undefined): string | undefined {
  if (against === undefined) return undefined;
  const { data: origin } = variables.AGAINST.schema.safeParse(against);
  if (origin) return origin;
  throw new UserError(
    `--against is not a web address (got ${JSON.stringify(against)}). Set it like --against https://www.example.com`,
  );
}

/**
 * @returns origin of the site that `--against` names
 * @throws {UserError} for anything else than that option with a web address
 */
export function parseAgainst(args: readonly string[]): string | undefined {
  return toOrigin(
    parseOptions(args, { against: { type: 'string' } } as const, 'The only option is --against https://the.site')
      .against,
  );
}

/**
 * What a remote is developed against: a site, and versions of other remotes that are not the default there.
 *
 * @returns versions as the gateway takes them, `mf-content@v2,…`
 * @throws {UserError} for anything that makes no sense
 */
export function parseDevelopment(args: readonly string[]): { site: string | undefined; versions: string } {
  const options = { against: { type: 'string' }, with: { type: 'string', multiple: true } } as const;
  const given = parseOptions(args, options, 'There are --against https://the.site and --with mf-content@VERSION');
  const wrong = given.with?.find((one) => !variables.AGAINST_VERSIONS.schema.safeParse(one).success);
  if (wrong !== undefined)
    throw new UserError(
      `--with names no version of a remote (got ${JSON.stringify(wrong)}). Set it like --with mf-content@2f1c; npx vipp-mf status lists what there is`,
    );
  return { site: toOrigin(given.against), versions: (given.with ?? []).join(',') };
}

/** Makes sure that a site with a registry answers before anything is built. */
export async function checkSite(site: string): Promise<void> {
  const address = `${site}/federation/registry.json`;
  const answer = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) }).catch((error: unknown) =>
    error instanceof Error ? error.message : String(error),
  );
  if (typeof answer !== 'string' && answer.status === 200) return;
  const what = typeof answer === 'string' ? answer : `status ${answer.status}`;
  throw new UserError(
    `no site answers at ${address} (${what}). Start one with npm start, or name another: --against https://the.site`,
  );
}
