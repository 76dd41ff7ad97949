/** Applications as a workbook (XLSX): no spreadsheet reads its texts as formulas, numbers or days. */
import writeWorkbook from 'write-excel-file/node';
import { parseDay } from '@vipp/shared/contract/application/calendar';
import type { ApplicationField } from '@vipp/shared/contract/application/definition';
import { formatNumber } from '@vipp/shared/lib/format';
import { Refusal } from '../kernel/refusal';
import type { Cell } from '../operators/collections';
import { toText } from '../operators/print-rows';

/** A workbook is written at once and blocks the service for half a second. */
export const MAX_SHEET_ROWS = 1_000;

const TOO_MANY = `Un classeur contient au plus ${formatNumber(MAX_SHEET_ROWS)} candidatures\u202F: choisissez-en moins, par pays ou par dates, ou téléchargez le fichier CSV.`;

export type SheetCell = Cell | Date;

/** Spreadsheets know no day before 1900, and a wrong one in that year. */
const FIRST_YEAR = 1901;

/** A day or a number of an application as a spreadsheet calculates with it; undefined for other answers. */
export function typedCell(cell: string, field: ApplicationField | undefined): Date | number | undefined {
  if (field?.kind === 'number') return Number.isFinite(Number(cell)) ? Number(cell) : undefined;
  const [day = '', rest] = cell.split('T', 2);
  const isDay = (parseDay(day)?.year ?? 0) >= FIRST_YEAR && (rest === undefined || /^[\d:.]+Z$/.test(rest));
  return isDay ? new Date(day) : undefined;
}

function toSheetCell(cell: SheetCell | undefined) {
  if (cell instanceof Date) return { type: Date, value: cell, format: 'dd/mm/yyyy' };
  if (typeof cell === 'number') return { type: Number, value: cell };
  const text = toText(cell);
  return text === '' ? null : { type: String, value: text };
}

/**
 * @param batches rows that have the same columns
 * @throws Refusal for more than `MAX_SHEET_ROWS`
 */
export async function writeSheet(batches: AsyncIterable<readonly Readonly<Record<string, SheetCell>>[]>) {
  const rows: Readonly<Record<string, SheetCell>>[] = [];
  for await (const batch of batches) {
    rows.push(...batch);
    if (rows.length > MAX_SHEET_ROWS) throw new Refusal(TOO_MANY);
  }
  const columns = Object.keys(rows[0] ?? {});
  const headings = columns.map((value) => ({ type: String, value, fontWeight: 'bold' as const }));
  return writeWorkbook([headings, ...rows.map((row) => columns.map((column) => toSheetCell(row[column])))], {
    sheet: 'Candidatures',
    columns: columns.map(() => ({ width: 22 })),
    stickyRowsCount: 1,
  }).toBuffer();
}
