/**
 * `npm run dev -w mf-forms -- --against https://the.site`: one remote from source inside that site. A gateway of this
 * machine renders the pages, with the shell of this folder; the other remotes, the content and the forms are the site's.
 */
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { variables } from '@vipp/shared/contract/settings/variables.server';
import { Command, InvalidArgumentError, Option } from 'commander';
import { DEV_BUILDS } from '../build/package-config';
import { dataFolder, preflight } from '../preflight.mjs';
import { readOptions } from '../read-options';
import { remoteOfFolder } from '../remote-folders';
import { UserError } from '../user-error.mjs';
import { developPackages } from './develop-packages';
import { textOutput } from './output';
import { parseSettings } from './settings';
import { runSite } from './site';

const DEFAULT_SITE = 'http://localhost:3000';
/** Beside the site itself, which may run on this machine too. */
const DEFAULT_PORT = '3100';

const TIMEOUT_MS = 5_000;

/** Name of the remote in whose folder a command was started, as npm does. */
export function remoteHere(cwd: string): string {
  const name = remoteOfFolder(cwd);
  if (name !== undefined) return name;
  throw new UserError('this folder is no remote. Name one: npm run dev -w mf-forms');
}

const againstOption = new Option('--against <SITE>', 'address of the site').argParser((text) => {
  const { data: origin } = variables.AGAINST.schema.safeParse(text);
  if (origin) return origin;
  throw new InvalidArgumentError('It is a web address such as https://www.example.com.');
});

/** @returns the site that a remote is developed against; undefined where none is named */
export function parseDevelopment(args: readonly string[]): string | undefined {
  const command = new Command('npm run dev --').addOption(againstOption);
  return readOptions<{ against?: string }>(command, args).against;
}

/** Makes sure, before any build, that a site with a registry answers. */
export async function checkSite(site: string): Promise<void> {
  const address = `${site}/federation/api/contract.json`;
  const answer = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) }).catch((error: unknown) =>
    error instanceof Error ? error.message : String(error),
  );
  if (typeof answer !== 'string' && answer.status === 200) return;
  const what = typeof answer === 'string' ? answer : `status ${answer.status}`;
  throw new UserError(
    `no site answers at ${address} (${what}). Start one with npm start, or name another: --against https://the.site`,
  );
}

/** Settings of the gateway: the site takes the place of the content service, and the token of that service is not needed. */
function developmentSettings(env: NodeJS.ProcessEnv, site: string) {
  const { DATABASE_URL: _database, ...rest } = env;
  const given = { ...rest, PORT: env.PORT?.trim() || DEFAULT_PORT, DATA_DIR: path.join(dataFolder(env), 'against') };
  const settings = parseSettings(given);
  const secrets = { ...settings.secrets, API_TOKEN: randomUUID() };
  return { given, settings: { ...settings, backendUrl: site, secrets } };
}

type Surroundings = { env: NodeJS.ProcessEnv; cwd: string; log: (line: string) => void };

async function developRemote(args: readonly string[], { env, cwd, log }: Surroundings): Promise<void> {
  const name = remoteHere(cwd);
  const site = parseDevelopment(args) ?? DEFAULT_SITE;
  const { given, settings } = developmentSettings(env, site);
  await checkSite(site);
  await preflight(given);
  const development = {
    ...given,
    NODE_ENV: 'development',
    DEV_RELOAD: '1',
    AGAINST: site,
    LOCAL_BUILD: `${name}/${DEV_BUILDS}`,
  };
  log(`compiling ${name} and the shell …`);
  // React replaces components only where the host runs its development build.
  await developPackages({ names: ['shell', name], log }, (greeting) =>
    runSite({ settings, env: development, builds: DEV_BUILDS, greeting, output: textOutput }),
  );
  log(`${name} is this folder's, everything else that of ${site}; pages show what is saved`);
}

export const main = (args: readonly string[]): Promise<void> =>
  developRemote(args, { env: process.env, cwd: process.cwd(), log: console.log });
