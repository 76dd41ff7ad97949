/**
 * `npm run dev -w mf-forms -- --against https://the.site`: one remote from source inside that site. A gateway of this
 * machine renders the pages; the other remotes, the content and the forms are the site's. Nothing else is built.
 */
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { buildAll } from './build.mjs';
import { dataFolder, preflight } from './preflight.mjs';
import { checkSite, parseDevelopment, remoteHere } from './remote-command.mjs';
import { parseSettings } from './settings.mjs';
import { runSite } from './site.mjs';
import { asUserError, runCommand } from './user-error.mjs';
import { devBuilds, watchPackage } from './watch-packages.mjs';

const DEFAULT_SITE = 'http://localhost:3000';
/** Beside the site itself, which may run on this machine too. */
const DEFAULT_PORT = '3100';

/** Settings of the gateway: the site stands where the content service would, and its own token stays with it. */
function developmentSettings(env, site) {
  const { DATABASE_URL: _database, ...rest } = env;
  const given = { ...rest, PORT: env.PORT || DEFAULT_PORT, DATA_DIR: path.join(dataFolder(env), 'against') };
  return { given, settings: { ...parseSettings(given), backendUrl: site, apiToken: randomUUID() } };
}

async function developRemote(args, { env, cwd, log }) {
  const name = remoteHere(cwd);
  const { site = DEFAULT_SITE, versions } = parseDevelopment(args);
  const { given, settings } = developmentSettings(env, site);
  await checkSite(site);
  await preflight(given);
  // The gateway is taken as it is built; that costs time only after a change of the shell.
  await buildAll({ log: (line) => log(`gateway: ${line}`), only: ['shell'] }).catch(asUserError);
  const running = {};
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

await runCommand('npm run dev', () =>
  developRemote(process.argv.slice(2), { env: process.env, cwd: process.cwd(), log: console.log }),
);
