/** Builds what is stale (`build-inputs.ts`). The version of a build is another hash: of what it gave out. */
import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import pLimit from 'p-limit';
import { remoteFolders } from '../remote-folders';
import { builtInputs, inputsHash } from './build-inputs';
import type { Mode } from './build-options';

const root = path.resolve(import.meta.dirname, '../..');

/** Every package that has something to build: the remotes by their folder's name, the shell, the backend. */
export const buildablePackages = (): string[] => [...remoteFolders(), 'shell', 'backend'];

function buildInChild(name: string, mode: Mode): Promise<void> {
  const script = path.join(import.meta.dirname, 'build-package.ts');
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--import', 'tsx', script, name, mode], {
      // As `npx webpack build` has it: the federation plugin derives ids of modules from it.
      cwd: path.join(root, name),
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
  const stale = names.filter((name) => force || builtInputs(name) !== inputsHash(name, mode));
  let done = 0;
  await pLimit(availableParallelism()).map(stale, async (name) => {
    log(`building ${name} …`);
    const start = performance.now();
    await buildInChild(name, mode);
    done += 1;
    log(`built ${name} in ${((performance.now() - start) / 1000).toFixed(1)} s (${done} of ${stale.length})`);
  });
}
