/** The built site as `npm start` runs it, whose processes a fault can be given to. */
import path from 'node:path';
import { freePort } from 'tooling/run/free-port';
import { npmStart } from 'tooling/run/npm-start';
import { childrenOf, procFile } from '../support/processes';
import type { Lab } from './observe';
import { storedAddresses } from './observe';
import type { Mounts } from './mounts';

type Options = {
  settings?: Record<string, string>;
  /** File systems that this site has. */
  mounts?: Mounts | undefined;
  dataDir?: string;
  port?: number;
  /** How operators reach the database, where that is not how the site does. */
  operatorsDatabase?: string;
};

export type FaultySite = Awaited<ReturnType<typeof startFaultySite>>;

const commandOf = (pid: number): string => procFile(pid, 'cmdline').replaceAll('\0', ' ');
const descendantsOf = (pid: number): number[] => childrenOf(pid).flatMap((child) => [child, ...descendantsOf(child)]);

/** @returns once it answers */
export async function startFaultySite(lab: Lab, name: string, options: Options = {}) {
  const { settings = {}, mounts, dataDir = path.join(lab.folder, name), port = await freePort() } = options;
  const env = {
    PORT: String(port),
    DATA_DIR: dataDir,
    SUBMISSION_LIMIT: '1000000',
    LOG_LEVEL: 'error',
    // Each of these starts would render what the one before has rendered.
    SHELL_CHECK: 'off',
    ...settings,
  };
  const started = npmStart(env, { through: mounts?.through ?? [] });
  const stop = async (): Promise<void> => {
    started.signal('SIGTERM');
    await started.exitCode;
  };
  lab.defer(stop);
  const url = await started.ready;
  const database = options.operatorsDatabase ?? settings['DATABASE_URL'];
  const seen = mounts?.seen(dataDir) ?? dataDir;
  const runs = (program: string, below: readonly number[]): number[] => {
    const found = below.filter((pid) => commandOf(pid).includes(program));
    if (found.length === 0) throw new Error(`no process runs ${program}`);
    return found;
  };
  const [gateway, backend] = ['shell/dist/server/main.cjs', 'backend/dist/main.cjs'];
  return {
    url,
    port,
    dataDir: seen,
    /** The process that starts and restarts the others. */
    starter: () => [started.pid],
    backend: () => runs(backend, childrenOf(started.pid)),
    gateway: () => runs(gateway, childrenOf(started.pid)),
    /** The process that evaluates a version before it is published; there is none most of the time. */
    sandbox: () => descendantsOf(started.pid).filter((pid) => commandOf(pid).includes('--allow-fs-read')),
    stored: () => storedAddresses({ ...(database && { DATABASE_URL: database }), DATA_DIR: seen }),
    ended: started.exitCode,
    stop,
  };
}
