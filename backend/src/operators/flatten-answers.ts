import { type Cell, type Rows, toCell } from './collection-operations';

/**
 * Gives each answer a column of its own, after those of the row; where both have one, the row’s is the current one.
 *
 * @param column the column that holds the answers
 * @param keys order of the answers; others come last
 */
export function flattenAnswers(rows: Rows, column: string, keys: readonly string[]): Rows {
  const split = rows.map((row) => {
    const { [column]: nested, ...own } = row;
    const given: Record<string, unknown> =
      typeof nested === 'object' && nested !== null && !Array.isArray(nested) ? nested : {};
    return { own, given };
  });
  const others = split.flatMap(({ given }) => Object.keys(given)).sort();
  const all = [...new Set([...keys, ...others])];
  return split.map(({ own, given }) => {
    const added = all.filter((key) => !Object.hasOwn(own, key)).map((key): [string, Cell] => [key, toCell(given[key])]);
    return { ...own, ...Object.fromEntries(added) };
  });
}
