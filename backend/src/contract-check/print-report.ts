/** Formats the table of the contract check. */
import type { FieldReport } from './compare-answer';
import type { CallReport } from './call-backend';

const HEADINGS = ['', 'field', 'expected', 'got', 'times', 'first example'];

export const conforms = (report: CallReport): boolean =>
  'fields' in report && report.fields.every(({ wrong }) => wrong === undefined);

function cells({ path, expected, values, optional, wrong }: FieldReport): string[] {
  if (wrong)
    return ['✗', path, expected, wrong.got, `${wrong.times} of ${Math.max(values, wrong.times)}`, wrong.example];
  if (values === 0) return ['–', path, expected, optional ? 'never given (optional)' : 'no item to look at', '0', ''];
  return ['✓', path, expected, 'as expected', String(values), ''];
}

function table(rows: string[][]): string {
  const widths = HEADINGS.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) => `  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}`.trimEnd())
    .join('\n');
}

function section(report: CallReport): string {
  const title = `${conforms(report) ? '✓' : '✗'} GET ${report.path}`;
  if ('problem' in report) return `${title}\n  ${report.problem}`;
  return `${title}\n${table([HEADINGS, ...report.fields.map(cells)])}`;
}

/** Formats the whole report, with a summary as its last line. */
export function formatReport(reports: CallReport[]): string {
  const failed = reports.filter((report) => !conforms(report));
  const sum =
    failed.length === 0
      ? `All ${reports.length} calls conform to the contract.`
      : `${failed.length} of ${reports.length} calls do not conform: ${failed.map(({ path }) => path).join(', ')}`;
  return [...reports.map(section), sum].join('\n\n');
}
