/** Builds what is stale (`build-inputs.ts`). The version of a build is another hash: of its output. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { Argument, Command } from 'commander';
import * as z from 'zod/mini';
import { readOptions } from '../read-options';
import { remoteFolders } from '../remote-folders';
import { asUserError } from '../user-error.mjs';
import { builtInputs, inputsHash } from './build-inputs';
import type { Mode } from './build-options';

const root = path.resolve(import.meta.dirname, '../..');
/** A third one waits for the same processors, and needs another gigabyte. */
const MAX_PROCESSES = 2;

const answerSchema = z.object({ problem: z.optional(z.string()) });

/** Every package that has something to build: the remotes by their folder's name, the shell, the backend. */
export const buildablePackages = (): string[] => [...remoteFolders(), 'shell', 'backend'];

/** A process that builds packages; it ends with this one. */
function startBuilder(mode: Mode) {
  const script = path.join(import.meta.dirname, 'build-package.ts');
  const child = fork(script, [mode], { cwd: root, execArgv: ['--import', 'tsx'] });
  const ended = once(child, 'close').then(() => ({ problem: 'its process ended' }));
  return {
    async build(name: string): Promise<void> {
      child.send(name, () => {});
      const answer = once(child, 'message').then(([message]) => answerSchema.parse(message));
      const { problem } = await Promise.race([answer, ended]);
      if (problem !== undefined) throw new Error(`build of ${name} failed:\n${problem.trim()}`);
    },
    end: () => child.kill(),
  };
}

type Options = {
  log?: (line: string) => void;
  /** Called for each package once its build is there. */
  onBuilt?: (name: string) => void;
  only?: readonly string[];
  mode?: Mode;
  force?: boolean;
};

/**
 * Builds every stale package, in at most two processes: each loads the compiler once.
 *
 * @throws {Error} with the compiler's messages, when a package does not build
 */
export async function buildAll({
  log = () => {},
  onBuilt = () => {},
  only,
  mode = 'production',
  force = false,
}: Options = {}): Promise<void> {
  const names = only ?? buildablePackages();
  const isStale = (dir: string): boolean => builtInputs(dir) !== inputsHash(dir, mode);
  const stale = names.filter((name) => force || isStale(path.join(root, name)));
  for (const name of names) if (!stale.includes(name)) onBuilt(name);
  // The largest are the last in the list.
  const queue = stale.toReversed();
  let done = 0;
  async function buildFromQueue(): Promise<void> {
    const builder = startBuilder(mode);
    try {
      for (let name = queue.shift(); name !== undefined; name = queue.shift()) {
        log(`building ${name} …`);
        const start = performance.now();
        await builder.build(name);
        done += 1;
        onBuilt(name);
        log(`built ${name} in ${((performance.now() - start) / 1000).toFixed(1)} s (${done} of ${stale.length})`);
      }
    } finally {
      builder.end();
    }
  }
  const processes = Math.min(MAX_PROCESSES, availableParallelism(), stale.length);
  await Promise.all(Array.from({ length: processes }, buildFromQueue));
}

/** `npm run build`. */
export async function main(args: readonly string[]): Promise<void> {
  const packages = new Argument('[PACKAGE...]', 'packages to build; all when absent').choices(buildablePackages());
  const command = new Command('npm run build --')
    .description('Builds packages whose build is stale.')
    .addArgument(packages)
    .option('--force', 'build packages that are not stale too');
  const { force = false } = readOptions<{ force?: boolean }>(command, args);
  await buildAll({ log: console.log, force, ...(command.args.length > 0 && { only: command.args }) }).catch(
    asUserError,
  );
}
