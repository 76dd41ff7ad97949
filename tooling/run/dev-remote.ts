/**
 * `npm run dev -w mf-forms -- --against https://the.site`: one remote from source inside that site. A gateway of this
 * machine renders the pages; the other remotes, the content and the forms are the site's. Nothing else is built.
 */
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { buildAll } from '../build/build-packages';
import { dataFolder, preflight } from '../preflight.mjs';
import { checkSite, parseDevelopment, remoteHere } from './remote-command';
import { parseSettings } from './settings';
import { runSite, type RunningSite } from './site';
import { asUserError } from '../user-error.mjs';
import { devBuilds, watchPackage } from '../build/watch-packages';

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
  const { site = DEFAULT_SITE, versions } = parseDevelopment(args);
  const { given, settings } = developmentSettings(env, site);
  await checkSite(site);
  await preflight(given);
  // The gateway runs as it is built, which costs time only after a change of the shell.
  await buildAll({ log: (line) => log(`gateway: ${line}`), only: ['shell'] }).catch(asUserError);
  const running: { site?: RunningSite } = {};
  log(`compiling ${name} …`);
  await watchPackage(name, {
    log,
    onBuilt: () => {
      log(`compiled ${name}`);
      running.site?.restartAfterBuild(name);
    },
  });
  const development = {
    ...given,
    NODE_ENV: 'development',
    DEV_RELOAD: '1',
    AGAINST: site,
    AGAINST_VERSIONS: versions,
    LOCAL_BUILD: `${name}/${devBuilds}`,
  };
  running.site = await runSite({ settings, env: development, builds: 'dist', log });
  log(`${name} is this folder's, everything else that of ${site}; pages reload when a file is saved`);
}

export const main = (args: readonly string[]): Promise<void> =>
  developRemote(args, { env: process.env, cwd: process.cwd(), log: console.log });
