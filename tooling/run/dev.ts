/**
 * `npm run dev`: the site from source; a saved change appears in open pages, with their state wherever React can preserve it.
 */
import { buildablePackages } from '../build/build-packages';
import { DEV_BUILDS } from '../build/package-config';
import { developPackages } from './develop-packages';
import { textOutput } from './output';
import { parseSettings } from './settings';
import { runSite } from './site';

export async function main(): Promise<void> {
  const { env } = process;
  const log = (line: string): void => console.log(line);
  const settings = parseSettings(env);
  const development = { ...env, NODE_ENV: 'development', DEV_RELOAD: '1' };
  log('compiling …');
  await developPackages({ names: buildablePackages(), log }, (greeting) =>
    runSite({ settings, env: development, builds: DEV_BUILDS, greeting, output: textOutput }),
  );
  log('pages show what is saved; they reload only where React cannot keep their state');
}
