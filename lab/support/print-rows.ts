/** The table of a benchmark: figures in rows, of which some have a limit. */
import { UserError } from 'tooling/user-error';

/** `holds` is undefined for a figure without a limit. */
export type Row = { name: string; holds?: boolean | undefined; [figure: string]: unknown };

/** @throws {UserError} when a limit is broken, which the table shows */
export function printRows(rows: readonly Row[]): void {
  console.table(Object.fromEntries(rows.map(({ name, holds = '', ...figures }) => [name, { ...figures, holds }])));
  if (rows.some(({ holds }) => holds === false)) throw new UserError();
}
