/** A process has used all the memory that it may have. */
import path from 'node:path';
import { until } from '../support/until';
import type { FaultGroup } from './fault';
import { startFaultySite } from './faulty-site';
import { observeFault } from './observe-fault';

const preload = path.join(import.meta.dirname, 'exhaust-memory.cjs');
const HEAP_MB = 300;
/** V8 tries to collect garbage for some seconds before it ends the process. */
const EXHAUSTED_MS = 60_000;

const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

async function exhaust(pid: number): Promise<void> {
  process.kill(pid, 'SIGUSR2');
  if (!(await until(() => !isRunning(pid), EXHAUSTED_MS))) throw new Error(`process ${pid} did not run out of memory`);
}

export const memoryFaults: FaultGroup = {
  name: 'memory',
  run: async (lab) => {
    const settings = { WORKERS: '2', NODE_OPTIONS: `--require ${preload} --max-old-space-size=${HEAP_MB}` };
    const site = await startFaultySite(lab, { name: 'memory', settings });
    const backWithinMs = 60_000;
    return [
      await observeFault(lab, site, {
        fault: 'memory limit reached by a worker',
        make: async () => exhaust(site.workers().at(0) ?? 0),
        // What it worked on.
        pages: ['ECONNRESET', 'no answer'],
        forms: ['ECONNRESET', 'no answer'],
        backWithinMs,
        by: 'the main process, which starts another worker',
      }),
      await observeFault(lab, site, {
        fault: 'memory limit reached by the backend',
        make: async () => exhaust(site.backend()),
        forms: ['503', 'no answer'],
        backWithinMs,
        by: '`npm start` or `node server.js`, which starts it again',
      }),
    ];
  },
};
