/** The built site as `npm start` runs it, with faults for its processes. */
import path from 'node:path';
import { freePort } from 'tooling/run/free-port';
import { npmStart } from 'tooling/testing/npm-start';
import { childrenOf, procFile } from '../support/processes';
import type { Lab } from '../support/check';
import { storedAddresses } from './observe';
import type { SmallDisk } from './small-disk';

/** `disk`: for its data, which only this site sees. */
type Options = { settings?: Record<string, string>; disk?: SmallDisk };

export type FaultySite = Awaited<ReturnType<typeof startFaultySite>>;

/** @returns once it answers */
export async function startFaultySite(lab: Lab, name: string, options: Options = {}) {
  const { settings = {}, disk } = options;
  const dataDir = disk?.folder ?? path.join(lab.folder, name);
  const env = {
    PORT: String(await freePort()),
    DATA_DIR: dataDir,
    SUBMISSION_LIMIT: '1000000',
    LOG_LEVEL: 'error',
    // Each of these starts would render the pages once more.
    SHELL_CHECK: 'off',
    ...settings,
  };
  const started = npmStart(env, { through: disk?.through ?? [] });
  const stop = async (): Promise<void> => {
    started.signal('SIGTERM');
    await started.exitCode;
  };
  lab.defer(stop);
  const url = await started.ready;
  const seen = disk?.seen(dataDir) ?? dataDir;
  const running = (program: string): number[] => {
    const found = childrenOf(started.pid).filter((pid) => procFile(pid, 'cmdline').includes(program));
    if (found.length === 0) throw new Error(`no process runs ${program}`);
    return found;
  };
  return {
    url,
    backend: () => running('backend/dist/main.cjs'),
    gateway: () => running('shell/dist/server/main.cjs'),
    stored: () => storedAddresses({ ...settings, NODE_OPTIONS: '', DATA_DIR: seen }),
    stop,
  };
}
