import { type Cell, type Rows, toCell } from './collection-operations';
import type { Collection } from './collections';

/** Gives each answer a column of its own, after those of the row; where both have one, the row’s is the current one. */
export function flattenAnswers(rows: Rows, answers: Collection['answers']): Rows {
  if (!answers) return rows;
  const split = rows.map((row) => {
    const { [answers.column]: nested, ...own } = row;
    const given: Record<string, unknown> = typeof nested === 'object' && nested !== null ? nested : {};
    return { own, given };
  });
  // Answers to questions of other releases come last.
  const others = split.flatMap(({ given }) => Object.keys(given)).sort();
  const keys = [...new Set([...answers.keys, ...others])];
  return split.map(({ own, given }) => {
    const added = keys
      .filter((key) => !Object.hasOwn(own, key))
      .map((key): [string, Cell] => [key, toCell(given[key])]);
    return { ...own, ...Object.fromEntries(added) };
  });
}
