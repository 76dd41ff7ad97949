/**
 * Builds what is stale. A package is stale when the hash of everything that goes into it differs from the one that its
 * build was made from. The version of a build is another hash: of what it gave out.
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import pLimit from 'p-limit';
import { remoteFolders } from '../remote-folders';
import type { Mode } from './build-options';

const root = path.resolve(import.meta.dirname, '../..');
const IGNORED = new Set(['node_modules', 'dist', 'dist-dev', '.cache', 'test-results', 'testing']);
/** In the folder of a build: the hash of what it was made from. */
const INPUTS_FILE = 'inputs.txt';

/** Every package that has something to build: the remotes by their folder's name, the shell, the backend. */
export const buildablePackages = (): string[] => [...remoteFolders(), 'shell', 'backend'];

function* sourceFiles(folder: string): Generator<string> {
  const entries = readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  for (const entry of entries) {
    if (IGNORED.has(entry.name)) continue;
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) yield* sourceFiles(file);
    else if (!/\.(test|examples|spec)\.\w+$|^standalone\.tsx$/.test(entry.name)) yield file;
  }
}

/** Hash of everything that goes into a package's build: 12 hexadecimal digits. */
export function inputsHash(name: string, mode: Mode = 'production'): string {
  const hash = createHash('sha256').update(mode);
  const folders = [path.join(root, name), path.join(root, 'shared')];
  const files = [
    ...folders.flatMap((folder) => [...sourceFiles(folder)]),
    ...sourceFiles(import.meta.dirname),
    path.join(root, 'package-lock.json'),
    path.join(root, 'tsconfig.base.json'),
  ];
  for (const file of files) {
    hash.update(path.relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex').slice(0, 12);
}

/** Undefined where nothing was built, or the build was cut short. */
function builtInputs(name: string): string | undefined {
  const [inputs, manifest] = [INPUTS_FILE, 'build.json'].map((file) => path.join(root, name, 'dist', file));
  return inputs && manifest && existsSync(inputs) && existsSync(manifest) ? readFileSync(inputs, 'utf8') : undefined;
}

function buildInChild(name: string, mode: Mode): Promise<void> {
  const script = path.join(import.meta.dirname, 'build-package.ts');
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--import', 'tsx', script, name, mode], {
      cwd: root,
      // The child ends when this process does: its standard input closes then.
      stdio: ['pipe', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`build of ${name} failed:\n${output.trim()}`));
    });
  });
}

type Options = { log?: (line: string) => void; only?: readonly string[]; mode?: Mode; force?: boolean };

/**
 * Builds every stale package, as many at once as there are processors.
 *
 * @throws {Error} with the compiler's messages, when a package does not build
 */
export async function buildAll({
  log = () => {},
  only,
  mode = 'production',
  force = false,
}: Options = {}): Promise<void> {
  const names = only ?? buildablePackages();
  const stale = names
    .map((name) => ({ name, inputs: inputsHash(name, mode) }))
    .filter(({ name, inputs }) => force || builtInputs(name) !== inputs);
  let done = 0;
  await pLimit(availableParallelism()).map(stale, async ({ name, inputs }) => {
    log(`building ${name} …`);
    const start = performance.now();
    await buildInChild(name, mode);
    writeFileSync(path.join(root, name, 'dist', INPUTS_FILE), inputs);
    done += 1;
    log(`built ${name} in ${((performance.now() - start) / 1000).toFixed(1)} s (${done} of ${stale.length})`);
  });
}
