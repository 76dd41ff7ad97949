/** Processes of one desktop: started one after the other, and ended together. */
import { spawn, type StdioOptions } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { UserError } from 'tooling/user-error';
import { procFile } from '../support/processes';
import { until } from '../support/until';

const READY_MS = 20_000;
const ENDED_MS = 5_000;

/** Every process of the desktop inherits this folder: also those that D-Bus starts, which are not our children. */
const runtimeFolder = (folder: string): string => `XDG_RUNTIME_DIR=${folder}`;

const pidsOf = (folder: string): number[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => procFile(pid, 'environ').split('\0').includes(runtimeFolder(folder)));

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // It has ended in the meantime.
  }
}

export class DesktopProcesses {
  readonly env: NodeJS.ProcessEnv;

  /** @param folder for the sockets, logs and settings of the desktop */
  constructor(readonly folder: string) {
    this.env = { ...process.env, HOME: folder, XDG_RUNTIME_DIR: folder };
  }

  #start(program: string, args: readonly string[], output: 'ignore' | 'pipe'): ReturnType<typeof spawn> {
    const log = openSync(path.join(this.folder, `${path.basename(program)}.log`), 'a');
    const stdio: StdioOptions = ['ignore', output === 'pipe' ? 'pipe' : log, log];
    const child = spawn(program, args, { env: this.env, cwd: this.folder, stdio });
    closeSync(log);
    child.on('error', (error) => {
      throw new UserError(`${program} does not start (${error.message}).`, 'README.md lists the packages to install.');
    });
    return child;
  }

  start(program: string, ...args: readonly string[]): void {
    this.#start(program, args, 'ignore');
  }

  /** @returns the first line that the program prints: X and D-Bus print their address once they are ready */
  async startAndReadLine(program: string, ...args: readonly string[]): Promise<string> {
    const { stdout } = this.#start(program, args, 'pipe');
    if (stdout === null) throw new Error(`${program} has no standard output`);
    const [chunk] = (await once(stdout, 'data', { signal: AbortSignal.timeout(READY_MS) })) as [Buffer];
    stdout.resume();
    return chunk.toString().trim();
  }

  /** @returns what the program printed, '' where it failed */
  async run(program: string, ...args: readonly string[]): Promise<string> {
    const child = this.#start(program, args, 'pipe');
    const [output, [code]] = await Promise.all([child.stdout ? text(child.stdout) : '', once(child, 'exit')]);
    return code === 0 ? output.trim() : '';
  }

  /** @throws {Error} where it does not hold within 20 seconds */
  async ready(what: string, holds: () => boolean | Promise<boolean>): Promise<void> {
    if (!(await until(holds, READY_MS))) throw new Error(`${what} is not ready after ${READY_MS / 1000} s`);
  }

  /** Ends every process of the desktop, by its number. */
  async end(): Promise<void> {
    for (const pid of pidsOf(this.folder)) signal(pid, 'SIGTERM');
    if (await until(() => pidsOf(this.folder).length === 0, ENDED_MS)) return;
    for (const pid of pidsOf(this.folder)) signal(pid, 'SIGKILL');
    await until(() => pidsOf(this.folder).length === 0, ENDED_MS);
  }
}
