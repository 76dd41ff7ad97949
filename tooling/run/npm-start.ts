/** `npm start` for tests: its output, when it is ready, and which of its processes still run. */
import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { settingNames } from '@vipp/shared/contract/settings/variables.server';

const NOT_INHERITED: readonly string[] = [...settingNames, 'BASE_URL', 'NODE_ENV'];

/** Processes of a group that still run; those that ended and wait to be collected do not count. */
export function runningInGroup(group: number): string[] {
  if (!existsSync('/proc/self/stat')) throw new Error('these tests read /proc: run them on Linux');
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => {
      try {
        // After the command's name in brackets: state, parent, group.
        const [state, , pgrp] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
        return Number(pgrp) === group && state !== 'Z';
      } catch {
        return false;
      }
    });
}

export type StartedSite = {
  pid: number;
  /** What it has printed so far. */
  output: string;
  errors: string;
  exitCode: Promise<number | null>;
  /** Its address; rejected when it ends before it is ready. */
  ready: Promise<string>;
  signal: (name: NodeJS.Signals) => boolean;
};

/**
 * @param env settings; those of this process are not inherited
 * @param options `ownGroup`: a process group of its own, as a terminal gives it; `through`: a command that becomes the site,
 * with its arguments
 */
export function npmStart(
  env: NodeJS.ProcessEnv,
  { ownGroup = false, through = [] }: { ownGroup?: boolean; through?: readonly string[] } = {},
): StartedSite {
  const inherited = Object.fromEntries(Object.entries(process.env).filter(([name]) => !NOT_INHERITED.includes(name)));
  const command = path.join(import.meta.dirname, '../command.mjs');
  const [program = process.execPath, ...args] = [...through, process.execPath, command, 'start'];
  const child = spawn(program, args, {
    env: { ...inherited, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: ownGroup,
  });
  const exitCode = new Promise<number | null>((resolve) => child.once('close', resolve));
  const ready = new Promise<string>((resolve, reject) => {
    child.stdout.on('data', () => {
      const address = /^VIPP site ready at (\S+)$/m.exec(site.output)?.[1];
      if (address) resolve(address);
    });
    void exitCode.then((code) =>
      reject(new Error(`npm start ended with exit code ${code}:\n${site.output}${site.errors}`)),
    );
  });
  ready.catch(() => {});
  const signal = (name: NodeJS.Signals): boolean => child.kill(name);
  const site: StartedSite = { pid: child.pid ?? 0, output: '', errors: '', exitCode, ready, signal };
  child.stdout.prependListener('data', (chunk) => (site.output += chunk));
  child.stderr.on('data', (chunk) => (site.errors += chunk));
  return site;
}
