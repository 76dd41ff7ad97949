/** Formats rows as CSV for a spreadsheet. */
import type { Cell, Rows } from './collections';

/** Byte order mark: makes spreadsheets read the file as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';
/** Text that a spreadsheet would run as a formula. */
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
