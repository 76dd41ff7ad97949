/** What benchmarks compute from their measurements. */
import { loadavg } from 'node:os';

/** @returns undefined of no numbers */
export function median(numbers: readonly number[]): number | undefined {
  const sorted = numbers.toSorted((a, b) => a - b);
  const [low, high] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[Math.floor(sorted.length / 2)]];
  return low === undefined || high === undefined ? undefined : (low + high) / 2;
}

/** @param share 0.99 for the 99th percentile */
export function percentile(numbers: readonly number[], share: number): number | undefined {
  return numbers.toSorted((a, b) => a - b)[Math.max(0, Math.ceil(numbers.length * share) - 1)];
}

/** Load averages of the machine over one, five and fifteen minutes, which every benchmark prints beside its figures. */
export const machineLoad = (): string =>
  loadavg()
    .map((load) => load.toFixed(1))
    .join(' ');
