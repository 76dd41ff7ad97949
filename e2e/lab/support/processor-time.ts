/** Processor time that a gateway and its load take, from Linux (`/proc`), where it is counted in hundredths of a second. */
import { readdirSync, readFileSync } from 'node:fs';
import { childrenOf } from './processes';

const MS_PER_TICK = 10;

/** In ms. */
export type ProcessorTime = {
  /** The first thread of each worker, which runs JavaScript. */
  javascript: number;
  /** Its other threads, which compress and collect garbage. */
  otherThreads: number;
  /** The process that hands connections to several workers. */
  mainProcess: number;
  /** Programs that this process started and that have ended, such as the load. */
  ended: number;
};

/** What follows the name of the program, which may contain spaces. */
const statOf = (path: string): number[] =>
  (readFileSync(path, 'utf8').split(') ').at(-1) ?? '').split(' ').map((field) => Number(field) * MS_PER_TICK);

function timesOf(pid: number): { first: number; others: number } {
  const times = { first: 0, others: 0 };
  for (const thread of readdirSync(`/proc/${pid}/task`)) {
    const stat = statOf(`/proc/${pid}/task/${thread}/stat`);
    times[Number(thread) === pid ? 'first' : 'others'] += (stat[11] ?? 0) + (stat[12] ?? 0);
  }
  return times;
}

/** @param workers number of workers of the gateway: one is the gateway's own process */
export function processorTime(gateway: number, workers: number): ProcessorTime {
  const own = timesOf(gateway);
  const ofWorkers = workers === 1 ? [own] : childrenOf(gateway).map(timesOf);
  const stat = statOf('/proc/self/stat');
  return {
    javascript: ofWorkers.reduce((sum, { first }) => sum + first, 0),
    otherThreads: ofWorkers.reduce((sum, { others }) => sum + others, 0),
    mainProcess: workers === 1 ? 0 : own.first + own.others,
    ended: (stat[13] ?? 0) + (stat[14] ?? 0),
  };
}
