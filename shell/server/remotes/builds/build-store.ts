/** The builds in the folder of this site: their manifests, and their files in memory, ready to be sent. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isRemoteName, type RemoteName } from '@vipp/shared/contract/federation/remotes';
import { sha384 } from '@vipp/shared/contract/federation/integrity.server';
import { buildPath, filesOf, fontFiles, staticFile, type Build } from '@vipp/shared/contract/federation/build-manifest';
import { readBuild } from '@vipp/shared/contract/federation/read-build.server';

/** A file of a build as the gateway serves it, with its compressed forms where they are available. */
export type StoredFile = {
  body: Buffer;
  brotli?: Buffer;
  gzip?: Buffer;
  /** Media type. */
  type: string;
};

export type BuildStore = {
  shell: Build;
  remotes: ReadonlyMap<RemoteName, Build>;
  /** File at a path below `/_mf/`. */
  file: (path: string) => StoredFile | undefined;
  /** Reads the remotes again, in development. */
  refresh?: () => void;
};

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.cjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
};

/** Media type of a built file. */
export const contentType = (file: string): string => TYPES[path.extname(file)] ?? 'application/octet-stream';

const readIfThere = (file: string): Buffer | undefined => (existsSync(file) ? readFileSync(file) : undefined);

function* storedFiles(dist: string, build: Build): Generator<[string, StoredFile]> {
  for (const { side, file, integrity } of filesOf(build)) {
    const location = path.join(dist, side, file);
    const body = readFileSync(location);
    if (sha384(body) !== integrity)
      throw new Error(`${location} is not the file that build.json names. Run \`npm run build -- --force\`.`);
    yield [
      `${buildPath(build)}/${side}/${file}`,
      { body, type: contentType(file), brotli: readIfThere(`${location}.br`), gzip: readIfThere(`${location}.gz`) },
    ];
  }
}

/**
 * Reads every build below a folder.
 *
 * @param packagesDir folder of `shell`, `mf-content` …
 * @param buildFolder folder of the build within each package, such as `dist`
 * @param localBuild the only remote to read and its build's folder, such as `mf-forms/dist-dev`; all when absent
 * @throws {Error} when the shell is not built, or a file does not match the hash in its manifest
 */
export function readBuildStore(packagesDir: string, buildFolder: string, localBuild?: string): BuildStore {
  const folders = new Set(readdirSync(packagesDir));
  const files = new Map<string, StoredFile>();
  const [localRemote, localFolder = buildFolder] = localBuild?.split('/') ?? [];
  const load = (name: string): Build | undefined => {
    const dist = path.join(packagesDir, name, name === localRemote ? localFolder : buildFolder);
    const build = folders.has(name) ? readBuild(dist) : undefined;
    if (build) for (const [location, file] of storedFiles(dist, build)) files.set(location, file);
    return build;
  };
  const shell = load('shell');
  if (!shell) throw new Error(`no build of the shell in ${packagesDir}/shell/${buildFolder}. Run \`npm run build\`.`);
  for (const file of fontFiles(shell)) {
    const stored = files.get(`${buildPath(shell)}/client/${file}`);
    if (stored) files.set(staticFile(file), stored);
  }
  const remotes = new Map<RemoteName, Build>();
  for (const name of [...folders].filter(isRemoteName).sort()) {
    const build = localRemote === undefined || name === localRemote ? load(name) : undefined;
    if (build) remotes.set(name, build);
  }
  return {
    shell,
    remotes,
    file: (location) => files.get(location),
  };
}
