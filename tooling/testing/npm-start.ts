/** `npm start`, and `server.js` of a package, for tests: their output, readiness and running processes. */
import { spawn, type SpawnOptions } from 'node:child_process';
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
  /** Resolves with what a pattern found in its output; rejected when it ends first. */
  printed: (pattern: RegExp) => Promise<RegExpExecArray>;
  /** Its address; rejected when it ends first. */
  ready: Promise<string>;
  signal: (name: NodeJS.Signals) => boolean;
};

/** @param command program with its arguments */
export function startSite([program = '', ...args]: readonly string[], options: SpawnOptions): StartedSite {
  const child = spawn(program, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  const exitCode = new Promise<number | null>((resolve) => child.once('close', resolve));
  const printed = (pattern: RegExp): Promise<RegExpExecArray> =>
    new Promise((resolve, reject) => {
      const look = (): void => {
        const found = pattern.exec(site.output);
        if (found) resolve(found);
      };
      look();
      child.stdout.on('data', look);
      void exitCode.then((code) =>
        reject(new Error(`the site ended with exit code ${code}:\n${site.output}${site.errors}`)),
      );
    });
  const site: StartedSite = {
    pid: child.pid ?? 0,
    output: '',
    errors: '',
    exitCode,
    printed,
    ready: Promise.resolve(''),
    signal: (name) => child.kill(name),
  };
  child.stdout.on('data', (chunk) => (site.output += chunk));
  child.stderr.on('data', (chunk) => (site.errors += chunk));
  site.ready = printed(/VIPP site ready at ([^\s"]+)/).then(([, address = '']) => address);
  site.ready.catch(() => {});
  return site;
}

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
  const command = [...through, process.execPath, path.join(import.meta.dirname, '../command.mjs'), 'start'];
  return startSite(command, { env: { ...inherited, ...env }, detached: ownGroup });
}
