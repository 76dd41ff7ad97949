/** How many tests passed on each version of Node, as a table. */
import { countTestsOn, type Count } from './test-counts';

const describeCount = ({ passed, failed }: Count): string =>
  passed + failed === 0 ? 'not run' : `${passed} passed, ${failed} failed`;

/** @param countsOf what the tests on a version reported */
export function nodeTable(versions: readonly string[], countsOf: typeof countTestsOn = countTestsOn): string {
  const rows = versions.map((version) => {
    const { jest, playwright } = countsOf(version);
    return [version, describeCount(jest), describeCount(playwright)];
  });
  const table = [['Node', 'unit and integration', 'browser'], ...rows];
  const widthOf = (column: number) => Math.max(...table.map((row) => row[column]?.length ?? 0));
  const lines = table.map((row) => row.map((cell, column) => cell.padEnd(widthOf(column))).join('  '));
  return ['', ...lines.map((line) => line.trimEnd())].join('\n');
}
