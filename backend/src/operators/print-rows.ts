/** Formats rows as a table for a terminal, as CSV for a spreadsheet, or as JSON for a program. */
import type { Cell, Rows } from './collection-operations';

export type Format = 'table' | 'csv' | 'json';
export const formatOf = (asked: { csv?: true; json?: true }, preferred: Format): Format =>
  asked.csv ? 'csv' : asked.json ? 'json' : preferred;

const MAX_CELL_WIDTH = 40;
/** Byte order mark: makes spreadsheets read the file as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';
/** Text from a form that a spreadsheet would run as a formula. */
const FORMULA = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/;

export function toText(cell: Cell | undefined): string {
  if (cell === null || cell === undefined) return '';
  return typeof cell === 'object' ? JSON.stringify(cell) : String(cell);
}

function csvCell(cell: Cell | undefined): string {
  const text = toText(cell);
  const harmless = typeof cell === 'string' && FORMULA.test(text) ? `'${text}` : text;
  return /["\r\n;]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

function tableCell(cell: Cell | undefined, widest: number): string {
  const line = toText(cell).replace(/\s+/g, ' ');
  // Control characters from a form must not reach the operator's terminal.
  const safe = line.replace(/\p{Cc}/gu, '\uFFFD');
  return safe.length > widest ? `${safe.slice(0, widest - 1)}…` : safe;
}

const columnsOf = (rows: Rows) => Object.keys(rows[0] ?? {});

/**
 * Formats batches of rows that have the same columns, with semicolons: in French the comma is in numbers.
 *
 * @returns the lines of a batch, the first one with the headings
 */
export function createCsvWriter(): (rows: Rows) => string {
  let columns: readonly string[] | undefined;
  const line = (cells: readonly (Cell | undefined)[]) => `${cells.map(csvCell).join(';')}\r\n`;
  return (rows) => {
    const lines = () => rows.map((row) => line((columns ?? []).map((column) => row[column]))).join('');
    if (columns) return lines();
    columns = columnsOf(rows);
    return `${BYTE_ORDER_MARK}${line(columns)}${lines()}`;
  };
}

/** @param widest length at which cells are cut */
export function toTable(rows: Rows, widest = MAX_CELL_WIDTH): string {
  if (rows.length === 0) return 'Nothing.\n';
  const columns = columnsOf(rows);
  const lines = [columns, ...rows.map((row) => columns.map((column) => tableCell(row[column], widest)))];
  const widths = columns.map((_, index) => Math.max(...lines.map((line) => line[index]?.length ?? 0)));
  return lines
    .map(
      (line) =>
        `${line
          .map((cell, index) => cell.padEnd(widths[index] ?? 0))
          .join('  ')
          .trimEnd()}\n`,
    )
    .join('');
}

export const toJson = (value: unknown): string => `${JSON.stringify(value, undefined, 2)}\n`;

export function formatRows(rows: Rows, format: Format): string {
  if (format === 'json') return toJson(rows);
  return format === 'csv' ? createCsvWriter()(rows) : toTable(rows);
}
