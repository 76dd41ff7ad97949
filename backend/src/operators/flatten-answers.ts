import { type Cell, type Rows, toCell } from './collection-operations';

/** Column of answers that no version of the form asks. */
const OTHERS = 'autres_reponses';

/**
 * Gives each answer a column of its own, after those of the row; where both have one, the row’s is the current one. Answers
 * without a question share the last column, so that the number of columns never depends on what was sent.
 *
 * @param column the column that holds the answers
 * @param keys of the answers that versions of the form ask, in order
 */
export function flattenAnswers(rows: Rows, column: string, keys: readonly string[]): Rows {
  return rows.map((row) => {
    const { [column]: nested, ...own } = row;
    const given: Record<string, unknown> =
      typeof nested === 'object' && nested !== null && !Array.isArray(nested) ? nested : {};
    const added = keys
      .filter((key) => !Object.hasOwn(own, key))
      .map((key): [string, Cell] => [key, toCell(given[key])]);
    const others = Object.entries(given).filter(([key]) => !keys.includes(key) && !Object.hasOwn(own, key));
    return {
      ...own,
      ...Object.fromEntries(added),
      [OTHERS]: others.length > 0 ? Object.fromEntries(others) : null,
    };
  });
}
