/**
 * `npm run dev -w mf-forms -- --against https://the.site`: one remote from source inside that site. A gateway of this
 * machine renders the pages, with the shell of this folder; the other remotes, the content and the forms are the site's.
 */
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { DEV_BUILDS } from '../build/package-config';
import { dataFolder, preflight } from '../preflight.mjs';
import { checkSite, parseDevelopment, remoteHere } from './remote-command';
import { developPackages } from './develop-packages';
import { textOutput } from './output';
import { parseSettings } from './settings';
import { runSite } from './site';

const DEFAULT_SITE = 'http://localhost:3000';
/** Beside the site itself, which may run on this machine too. */
const DEFAULT_PORT = '3100';

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
