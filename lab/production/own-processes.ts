/** Processes that belong to a folder: what a page started in the background, whose parents have ended. */
import { readdirSync } from 'node:fs';
import { procFile } from '../support/processes';
import { until } from '../support/until';

const STOP_MS = 20_000;

/** Running processes that name the folder in their command or in their variables, except this one. */
export const processesOf = (folder: string): number[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid)
    .map(Number)
    .filter((pid) => procFile(pid, 'cmdline').includes(folder) || procFile(pid, 'environ').includes(folder))
    .filter((pid) => !/^State:\s+Z/m.test(procFile(pid, 'status')));

function signalAll(folder: string, signal: NodeJS.Signals): void {
  for (const pid of processesOf(folder)) {
    try {
      process.kill(pid, signal);
    } catch {
      // It has ended in the meantime.
    }
  }
}

/** @returns whether all have ended when they were asked to; the others are killed */
export async function stopProcessesOf(folder: string): Promise<boolean> {
  // SIGINT is PostgreSQL’s fast shutdown; for the others both are the same.
  signalAll(folder, 'SIGINT');
  signalAll(folder, 'SIGTERM');
  const hasEnded = await until(() => processesOf(folder).length === 0, STOP_MS);
  if (!hasEnded) {
    signalAll(folder, 'SIGKILL');
    await until(() => processesOf(folder).length === 0, STOP_MS);
  }
  return hasEnded;
}
