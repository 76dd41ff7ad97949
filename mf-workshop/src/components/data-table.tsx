import type { ReactNode } from 'react';
import { classNames } from '@vipp/shared/lib/class-names';
import { VisuallyHidden } from '@vipp/shared/ui/visually-hidden';
import styles from './data-table.module.css';

export type Column<Row> = {
  title: string;
  cell: (row: Row) => ReactNode;
  isNumber?: boolean;
  /** Draws a bar below the cell: its number, to which those of all columns with bars compare. */
  bar?: (row: Row) => number | null | undefined;
};

type Props<Row> = {
  caption: string;
  /** Where a heading above the table says the same. */
  isCaptionHidden?: boolean;
  /** The first one names the row. */
  columns: readonly [Column<Row>, ...Column<Row>[]];
  rows: readonly Row[];
  keyOf: (row: Row) => string | number;
};

/** Written out: some browsers drop the roles of a table whose rows are laid out as cards. */
const ROLES = {
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  rowHeader: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;

/** So many columns fit beside each other on a phone. */
const FEW = 3;

/** `share`: of the longest bar. An image, because the content policy allows no style of its own to an element. */
const Bar = ({ share }: { share: number }) => (
  <svg className={styles.bar} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
    <rect width={100 * share} height="1" />
  </svg>
);

/** A table; in a narrow place each row is a card. */
export function DataTable<Row>({ caption, isCaptionHidden = false, columns, rows, keyOf }: Props<Row>) {
  const [name, ...others] = columns;
  const longest = Math.max(1, ...rows.flatMap((row) => columns.map(({ bar }) => bar?.(row) ?? 0)));
  return (
    <div className={styles.place}>
      <table className={classNames(styles.table, columns.length <= FEW ? styles.few : styles.many)} role="table">
        <caption>{isCaptionHidden ? <VisuallyHidden>{caption}</VisuallyHidden> : caption}</caption>
        <thead {...ROLES.group}>
          <tr {...ROLES.row}>
            {columns.map(({ title, isNumber }) => (
              <th key={title} className={classNames(isNumber && styles.number)} role="columnheader" scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...ROLES.group}>
          {rows.map((row) => (
            <tr key={keyOf(row)} {...ROLES.row}>
              <th {...ROLES.rowHeader} scope="row">
                {name.cell(row)}
              </th>
              {others.map(({ title, cell, isNumber, bar }) => (
                <td key={title} {...ROLES.cell} className={classNames(isNumber && styles.number)}>
                  <span className={styles.label} aria-hidden="true">
                    {title}
                  </span>
                  <span>
                    {cell(row)}
                    {bar && <Bar share={(bar(row) ?? 0) / longest} />}
                  </span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
