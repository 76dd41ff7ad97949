/** The site from source: packages are compiled as they change, and the part that runs them starts anew. */
import { buildablePackages } from './build.mjs';
import { parseSettings } from './settings.mjs';
import { runSite } from './site.mjs';
import { devBuilds, watchPackage } from './watch-packages.mjs';

/**
 * @param {NodeJS.ProcessEnv} env
 * @param {(line: string) => void} log
 */
export async function developSite(env, log) {
  const settings = parseSettings(env);
  /** Holds the site once it runs: packages are compiled before that too. */
  const running = {};
  const onBuilt = (name) => {
    log(`compiled ${name}`);
    running.site?.restartAfterBuild(name);
  };
  log('compiling …');
  await Promise.all(buildablePackages().map((name) => watchPackage(name, { log, onBuilt })));
  const development = { ...env, NODE_ENV: 'development', DEV_RELOAD: '1' };
  running.site = await runSite({ settings, env: development, builds: devBuilds, log });
  log('pages reload when a file is saved');
}
