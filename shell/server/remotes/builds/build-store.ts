/** The builds in the folder of this site: their manifests, and their files, ready to be sent. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isRemoteName, type RemoteName } from '@vipp/shared/contract/federation/remotes';
import { sha384 } from '@vipp/shared/contract/federation/integrity.server';
import { fontFiles, type Build, type Side } from '@vipp/shared/contract/federation/build-manifest';
import { readBuild } from '@vipp/shared/contract/federation/read-build.server';
import type { Settings } from '../../settings/settings';

/** A served file of a build, with its compressed forms if available. */
export type StoredFile = {
  body: Buffer;
  brotli?: Buffer | undefined;
  gzip?: Buffer | undefined;
  /** Media type. */
  type: string;
};

export type BuildStore = {
  shell: Build;
  remotes: ReadonlyMap<RemoteName, Build>;
  /** File at a path below `/_mf/`; undefined where it is missing, or does not match its hash in the manifest. */
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

const FILE_PATH = /^\/_mf\/([\w-]+)\/([\w.-]+)\/(?:(client|server)\/)?(\w[\w.~-]*)$/;

/** The parts of a path below `/_mf/`; `version` is undefined for fonts of the shell, which are the same in many versions. */
export function parseFilePath(location: string) {
  const [, name = '', version, side, file = ''] = FILE_PATH.exec(location) ?? [];
  const isFont = name === 'shell' && version === 'static' && side === undefined;
  if (side === undefined && !isFont) return undefined;
  return { name, version: isFont ? undefined : version, side: (side ?? 'client') as Side, file };
}

const readIfThere = (file: string): Buffer | undefined => (existsSync(file) ? readFileSync(file) : undefined);

type Options = Pick<Settings, 'packagesDir' | 'buildFolder' | 'localBuild' | 'devReload'>;

/**
 * Reads the manifests of the builds, and their files when they are used first; in development at each request: they change
 * while the gateway runs.
 *
 * @throws {Error} when the shell is not built
 */
export function readBuildStore({ packagesDir, buildFolder, localBuild, devReload }: Options): BuildStore {
  const [localRemote, localFolder = buildFolder] = localBuild?.split('/') ?? [];
  const distOf = (name: string): string =>
    path.join(packagesDir, name, name === localRemote ? localFolder : buildFolder);
  const remotes = new Map<RemoteName, Build>();
  const refresh = (): void => {
    for (const name of readdirSync(packagesDir).filter(isRemoteName).sort()) {
      const build = localRemote === undefined || name === localRemote ? readBuild(distOf(name)) : undefined;
      if (build) remotes.set(name, build);
    }
  };
  refresh();
  const shell = readBuild(distOf('shell'));
  if (!shell) throw new Error(`no build of the shell in ${distOf('shell')}. Run \`npm run build\`.`);

  const readFile = (location: string): StoredFile | undefined => {
    const { name, version, side = 'client', file = '' } = parseFilePath(location) ?? {};
    const build = name === 'shell' ? shell : remotes.get(name as RemoteName);
    if (!build || (version === undefined && !fontFiles(shell).includes(file))) return undefined;
    const place = path.join(distOf(build.name), side, file);
    const body = readIfThere(place);
    const type = contentType(file);
    // In development every version has the files of the latest build: a page replaces its modules by them.
    if (!body || devReload) return body && { body, type };
    const isHere = version === undefined || version === build.version;
    if (!isHere || !Object.hasOwn(build[side].files, file) || build[side].files[file] !== sha384(body))
      return undefined;
    return { body, type, brotli: readIfThere(`${place}.br`), gzip: readIfThere(`${place}.gz`) };
  };
  const files = new Map<string, StoredFile>();
  return {
    shell,
    remotes,
    ...(devReload && { refresh }),
    file: (location) => {
      const found = files.get(location) ?? readFile(location);
      if (found && !devReload) files.set(location, found);
      return found;
    },
  };
}
