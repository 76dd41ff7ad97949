/** The site from source: packages are compiled as they change, and the process that runs them restarts. */
import { buildablePackages } from '../build/build-packages';
import { parseSettings } from './settings';
import { runSite, type RunningSite } from './site';
import { devBuilds, watchPackage } from '../build/watch-packages';

export async function developSite(env: NodeJS.ProcessEnv, log: (line: string) => void): Promise<void> {
  const settings = parseSettings(env);
  /** Holds the site once it runs: packages are compiled before that too. */
  const running: { site?: RunningSite } = {};
  const onBuilt = (name: string): void => {
    log(`compiled ${name}`);
    running.site?.restartAfterBuild(name);
  };
  log('compiling …');
  await Promise.all(buildablePackages().map((name) => watchPackage(name, { log, onBuilt })));
  const development = { ...env, NODE_ENV: 'development', DEV_RELOAD: '1' };
  running.site = await runSite({ settings, env: development, builds: devBuilds, log });
  log('pages reload when a file is saved');
}
