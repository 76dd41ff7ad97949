/** Processes of this machine, as Linux lists them. */
import { readFileSync } from 'node:fs';
import { until } from './until';

const ENDED_MS = 10_000;

/** @returns '' where the process has ended */
export const procFile = (pid: number, name: string): string => {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'utf8');
  } catch {
    return '';
  }
};

/** The running children of a process. */
export const childrenOf = (pid: number): number[] =>
  procFile(pid, `task/${pid}/children`).split(' ').filter(Boolean).map(Number);

export const hasEnded = (pid: number): boolean => procFile(pid, 'status') === '';

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has ended in the meantime.
  }
}

/**
 * Kills a process and its children at once, as a power loss does.
 *
 * @returns once their numbers are free: PostgreSQL does not start while the one of its predecessor is taken
 * @throws {Error} for one that still runs after ten seconds
 */
export async function killWithChildren(pid: number): Promise<void> {
  const all = [pid, ...childrenOf(pid)];
  for (const one of all) kill(one);
  if (!(await until(() => all.every(hasEnded), ENDED_MS))) throw new Error(`process ${pid} does not end`);
}
