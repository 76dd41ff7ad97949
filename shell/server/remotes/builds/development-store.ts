/** The builds of `npm run dev`: read from their folders at each request, because they change while the gateway runs. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fontFiles, staticFile, type Build } from '@vipp/shared/contract/federation/build-manifest';
import { readBuild } from '@vipp/shared/contract/federation/read-build.server';
import { isRemoteName, type RemoteName } from '@vipp/shared/contract/federation/remotes';
import { contentType, type BuildStore } from './build-store';

/** Every version of a build has the files of the latest one, as a page that replaces its modules expects. */
const FILE_PATH =
  /^\/_mf\/(?<name>shell|mf-[\w-]+)\/(?<version>static|dev[\w-]*)\/((?<side>client|server)\/)?(?<file>\w[\w.-]*)$/;

function readIfThere(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}

/** @param localBuild the only remote to read, such as `mf-forms/dist-dev`; all when absent */
export function readDevelopmentStore(packagesDir: string, buildFolder: string, localBuild?: string): BuildStore {
  const [localRemote] = localBuild?.split('/') ?? [];
  const names = readdirSync(packagesDir)
    .filter(isRemoteName)
    .filter((name) => localRemote === undefined || name === localRemote);
  const read = (name: string): Build | undefined => readBuild(path.join(packagesDir, name, buildFolder));
  const remotes = new Map<RemoteName, Build>();
  const refresh = (): void => {
    for (const name of names) {
      const build = read(name);
      if (build) remotes.set(name, build);
    }
  };
  refresh();
  const shell = read('shell');
  if (!shell) throw new Error(`no build of the shell in ${packagesDir}/shell/${buildFolder}. Run \`npm run dev\`.`);
  return {
    shell,
    remotes,
    refresh,
    file: (location) => {
      const { name = '', version, side = 'client', file = '' } = FILE_PATH.exec(location)?.groups ?? {};
      if (version === 'static' && !fontFiles(shell).some((font) => staticFile(font) === location)) return undefined;
      const isHere = name === 'shell' || names.some((one) => one === name);
      const body = isHere ? readIfThere(path.join(packagesDir, name, buildFolder, side, file)) : undefined;
      return body && { body, type: contentType(file), brotli: undefined, gzip: undefined };
    },
  };
}
