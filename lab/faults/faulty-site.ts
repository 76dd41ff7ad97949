/** The built site as `npm start` runs it, whose processes a fault can be given to. */
import path from 'node:path';
import { freePort } from 'tooling/run/free-port';
import { npmStart, type StartedSite } from 'tooling/run/npm-start';
import { childrenOf, procFile } from '../support/processes';
import type { Lab } from './fault';
import type { MountNamespace } from './mount-namespace';
import { storedAddresses } from './stored-forms';

export type FaultySite = {
  url: string;
  dataDir: string;
  /** The process that starts and restarts the others. */
  pid: () => number;
  output: () => string;
  /** Number of the one process of a kind. @throws {Error} when there is none */
  backend: () => number;
  gateway: () => number;
  workers: () => number[];
  stored: () => Promise<string[]>;
  /** Its exit code, once it has ended. */
  ended: Promise<number | null>;
  stop: () => Promise<void>;
};

type Options = {
  name: string;
  settings?: Record<string, string>;
  /** Mounts that this site has. */
  namespace?: MountNamespace;
  dataDir?: string;
  port?: number;
  /** How operators reach the database, where that is not how the site does. */
  operatorsDatabase?: string;
};

export const commandOf = (pid: number): string => procFile(pid, 'cmdline').replaceAll('\0', ' ');

/** All that a process has started, and what these have. */
export const descendantsOf = (pid: number): number[] =>
  childrenOf(pid).flatMap((child) => [child, ...descendantsOf(child)]);

function part(pid: number, program: string): number {
  const found = childrenOf(pid).find((child) => commandOf(child).includes(program));
  if (found === undefined) throw new Error(`no process runs ${program}`);
  return found;
}

/** @returns once it answers */
export async function startFaultySite(
  lab: Lab,
  { name, settings = {}, namespace, operatorsDatabase, ...place }: Options,
): Promise<FaultySite> {
  const dataDir = place.dataDir ?? path.join(lab.folder, name);
  const port = place.port ?? (await freePort());
  const env = {
    PORT: String(port),
    DATA_DIR: dataDir,
    // One process, which starts in half the time, unless the fault is one of workers.
    WORKERS: '1',
    SUBMISSION_LIMIT: '1000000',
    LOG_LEVEL: 'error',
    // Each of these starts would render what the one before has rendered.
    SHELL_CHECK: 'off',
    ...settings,
  };
  const started: StartedSite = npmStart(env, { through: namespace?.through ?? [] });
  const stop = async (): Promise<void> => {
    started.signal('SIGTERM');
    await started.exitCode;
  };
  lab.defer(stop);
  const url = await started.ready;
  const database = operatorsDatabase ?? settings['DATABASE_URL'];
  const seenDataDir = namespace?.seen(dataDir) ?? dataDir;
  const gateway = (): number => part(started.pid, 'shell/dist/server/main.cjs');
  return {
    url,
    dataDir: seenDataDir,
    pid: () => started.pid,
    output: () => started.output + started.errors,
    backend: () => part(started.pid, 'backend/dist/main.cjs'),
    gateway,
    workers: () => childrenOf(gateway()).filter((pid) => commandOf(pid).includes('shell/dist/server/main.cjs')),
    stored: () => storedAddresses({ ...(database && { DATABASE_URL: database }), DATA_DIR: seenDataDir }),
    ended: started.exitCode,
    stop,
  };
}
