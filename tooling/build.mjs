/**
 * Builds what is stale. A package is stale when the hash of everything that goes into it differs from the
 * one its `dist/build.json` was made from; that hash is also the version of a remote.
 *
 * `node tooling/build.mjs [package …] [--force]`
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.resolve(import.meta.dirname, '..');
const IGNORED = new Set(['node_modules', 'dist', 'dist-dev', '.cache', 'test-results', 'testing']);
const PRESET_FILES = /^(?:webpack|build)(?:-\w+)?\.mjs$|^shared-singletons\.mjs$/;

/** Every package that has something to build: the remotes by their folder's name, the shell, the backend. */
export function buildablePackages() {
  const remotes = readdirSync(root).filter(
    (name) =>
      name.startsWith('mf-') &&
      existsSync(path.join(root, name, 'package.json')) &&
      existsSync(path.join(root, name, 'src/exposes')),
  );
  return [...remotes.sort(), 'shell', 'backend'];
}

function* sourceFiles(folder) {
  const entries = readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  for (const entry of entries) {
    if (IGNORED.has(entry.name)) continue;
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) yield* sourceFiles(file);
    else if (!/\.(test|examples|spec)\.\w+$|^standalone\.tsx$/.test(entry.name)) yield file;
  }
}

/** Hash of everything that goes into a package's build: 12 hexadecimal digits. */
export function inputsHash(name, mode = 'production') {
  const hash = createHash('sha256').update(mode);
  const folders = [path.join(root, name), path.join(root, 'shared')];
  const files = [
    ...folders.flatMap((folder) => [...sourceFiles(folder)]),
    ...readdirSync(path.join(root, 'tooling'))
      .filter((file) => PRESET_FILES.test(file))
      .sort()
      .map((file) => path.join(root, 'tooling', file)),
    path.join(root, 'package-lock.json'),
    path.join(root, 'tsconfig.base.json'),
  ];
  for (const file of files) {
    hash.update(path.relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex').slice(0, 12);
}

function builtVersion(name) {
  const manifest = path.join(root, name, 'dist/build.json');
  if (!existsSync(manifest) || !statSync(manifest).isFile()) return undefined;
  try {
    return JSON.parse(readFileSync(manifest, 'utf8')).version;
  } catch {
    return undefined;
  }
}

function buildInChild(name, version, mode) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [path.join(root, 'tooling/build-package.mjs'), name, version, mode], {
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

/**
 * Builds every stale package, as many at once as there are processors.
 *
 * @param {{ log?: (line: string) => void, only?: string[], mode?: 'production' | 'development', force?: boolean }} [options]
 * @throws {Error} with the compiler's messages, when a package does not build
 */
export async function buildAll({ log = () => {}, only, mode = 'production', force = false } = {}) {
  const names = only ?? buildablePackages();
  const stale = names
    .map((name) => ({ name, version: inputsHash(name, mode) }))
    .filter(({ name, version }) => force || builtVersion(name) !== version);
  let done = 0;
  const queue = [...stale];
  const worker = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      log(`building ${next.name} …`);
      const start = performance.now();
      await buildInChild(next.name, next.version, mode);
      done += 1;
      log(`built ${next.name} in ${((performance.now() - start) / 1000).toFixed(1)} s (${done} of ${stale.length})`);
    }
  };
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), stale.length) }, worker));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const names = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
  const force = process.argv.includes('--force');
  buildAll({ log: console.log, force, ...(names.length > 0 && { only: names }) }).catch((error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
}
