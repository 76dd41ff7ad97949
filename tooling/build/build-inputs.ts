/** A hash of a package's sources: a build from another hash is stale. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Mode } from './build-options';

const root = path.resolve(import.meta.dirname, '../..');
const IGNORED = new Set(['node_modules', 'dist', 'dist-dev', '.cache', 'test-results', 'testing']);

/** In the folder of a build: the hash of its sources. */
export const INPUTS_FILE = 'inputs.txt';

/** Files below a folder that a build is made from: no tests, examples or results. */
export function* sourceFiles(folder: string): Generator<string> {
  const entries = readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  for (const entry of entries) {
    if (IGNORED.has(entry.name)) continue;
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) yield* sourceFiles(file);
    else if (!/\.(test|examples|spec)\.\w+$/.test(entry.name)) yield file;
  }
}

/** In the repository of a team, `root` is the folder of its packages. */
const shared = ['shared', '@vipp/shared'].map((folder) => path.join(root, folder)).find(existsSync) ?? '';

/** Folders with sources of packages, by their names. */
export const sourceFolders = (names: readonly string[]): Set<string> =>
  new Set(
    [...names.map((name) => path.join(root, name)), shared].flatMap((folder) =>
      [...sourceFiles(folder)].map((file) => path.dirname(file)),
    ),
  );

/** Folders of the shared package that a build contains: the content service has no components. */
const sharedWith = (dir: string): string[] =>
  path.basename(dir) === 'backend' ? ['contract', 'lib', 'server'].map((name) => path.join(shared, name)) : [shared];

/** The installed packages of a lock file: another remote in this folder changes nothing in the build of others. */
export function installedBy(lockFile: string): string {
  const { packages = {} } = JSON.parse(readFileSync(lockFile, 'utf8')) as {
    packages?: Record<string, { link?: true }>;
  };
  return JSON.stringify(Object.entries(packages).filter(([name, { link }]) => name.includes('node_modules/') && !link));
}

/** Hash of everything that goes into the build of the package in a folder: 12 hexadecimal digits. */
export function inputsHash(dir: string, mode: Mode = 'production'): string {
  const hash = createHash('sha256').update(mode);
  const folders = [dir, ...sharedWith(dir)];
  const files = [
    ...folders.flatMap((folder) => [...sourceFiles(folder)]),
    ...sourceFiles(import.meta.dirname),
    ...(mode === 'development' ? sourceFiles(path.join(import.meta.dirname, '../dev-client')) : []),
    path.join(root, 'tooling/tsconfig.base.json'),
  ];
  for (const lockFile of [root, dir].map((folder) => path.join(folder, 'package-lock.json')).filter(existsSync))
    hash.update(installedBy(lockFile));
  for (const file of files) {
    hash.update(path.relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex').slice(0, 12);
}

/** Undefined where nothing was built, or the build was cut short. @param folder of the build in the package’s */
export function builtInputs(dir: string, folder = 'dist'): string | undefined {
  const [inputs, manifest] = [INPUTS_FILE, 'build.json'].map((file) => path.join(dir, folder, file));
  return inputs && manifest && existsSync(inputs) && existsSync(manifest) ? readFileSync(inputs, 'utf8') : undefined;
}
