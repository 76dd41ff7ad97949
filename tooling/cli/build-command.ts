/** `build`: the build of a remote with the preset, in this project or in the repository of a team. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { compile } from '../build/compile';
import { packageConfig } from '../build/package-config';
import { readManifest } from './build-folder';
import { CommandError, EXIT } from './command-error';
import type { CommandContext, Outcome } from './context';

export async function build({ remoteHere, cwd, progress }: CommandContext): Promise<Outcome> {
  const name = remoteHere();
  const below = path.join(cwd, name);
  const dir = existsSync(path.join(below, 'package.json')) ? below : cwd;
  progress(`building ${name} …`);
  try {
    await compile([packageConfig(name, dir)({}, {})].flat());
  } catch (error) {
    throw new CommandError(EXIT.failed, `${name} was not built:\n${error instanceof Error ? error.message : error}`);
  }
  const { version } = readManifest(name, path.join(dir, 'dist')).build;
  return { result: { remote: name, version }, text: `${name}@${version}: built in ${path.join(dir, 'dist')}` };
}
