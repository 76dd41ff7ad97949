/** Formats the report of the contract check, with a summary as its last line. */
import { toTable } from '../operators/print-rows';
import type { CallReport } from './call-backend';
import type { FieldReport } from './compare-answer';

export const conforms = (report: CallReport): boolean =>
  'fields' in report && report.fields.every(({ wrong }) => wrong === undefined);

function toRow({ path: field, expected, values, optional, wrong }: FieldReport) {
  if (wrong)
    return {
      '': '✗',
      field,
      expected,
      got: wrong.got,
      times: `${wrong.times} of ${Math.max(values, wrong.times)}`,
      'first example': wrong.example,
    };
  const never = optional ? 'never given (optional)' : 'no item to look at';
  return {
    '': values === 0 ? '–' : '✓',
    field,
    expected,
    got: values === 0 ? never : 'as expected',
    times: values,
    'first example': '',
  };
}

function section(report: CallReport): string {
  const title = `${conforms(report) ? '✓' : '✗'} GET ${report.path}`;
  if ('problem' in report) return `${title}\n  ${report.problem}`;
  return `${title}\n${toTable(report.fields.map(toRow), Infinity).trimEnd().replaceAll(/^/gm, '  ')}`;
}

export function formatReport(reports: CallReport[]): string {
  const failed = reports.filter((report) => !conforms(report));
  const sum =
    failed.length === 0
      ? `All ${reports.length} calls conform to the contract.`
      : `${failed.length} of ${reports.length} calls do not conform: ${failed.map(({ path }) => path).join(', ')}`;
  return [...reports.map(section), sum].join('\n\n');
}
