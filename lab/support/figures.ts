/** What checks compute from their measurements, and the table in which they print them. */
import { loadavg } from 'node:os';
import { UserError } from 'tooling/user-error';

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

/** `faults`: what breaks a limit, one line each; a row without them holds. */
export type Row = { name: string; faults?: readonly string[]; [figure: string]: unknown };

const MOST_FAULTS = 20;

/**
 * Prints the table of a check, with the load of the machine beside its title, then what is wrong in each row.
 *
 * @throws {UserError} when a row has faults
 */
export function printFigures(title: string, rows: readonly Row[]): void {
  const load = loadavg().map((average) => average.toFixed(1));
  console.log(`\n${title}; load of the machine: ${load.join(' ')}`);
  const columns = rows.map(({ name, faults = [], ...figures }) => [name, { ...figures, faults: faults.length || '' }]);
  console.table(Object.fromEntries(columns));
  for (const { name, faults = [] } of rows) {
    for (const fault of faults.slice(0, MOST_FAULTS)) console.error(`${name}: ${fault}`);
    if (faults.length > MOST_FAULTS) console.error(`${name}: … and ${faults.length - MOST_FAULTS} more`);
  }
  const count = rows.reduce((sum, { faults = [] }) => sum + faults.length, 0);
  if (count > 0) throw new UserError(`${count} faults.`);
}
