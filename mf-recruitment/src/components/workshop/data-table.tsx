import type { ReactNode } from 'react';
import { classNames } from '@vipp/shared/lib/class-names';
import { VisuallyHidden } from '@vipp/shared/ui/visually-hidden';
import styles from './data-table.module.css';

export type Column<Row> = {
  title: string;
  cell: (row: Row) => ReactNode;
  isNumber?: boolean;
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

/** Written out, because some browsers drop the roles of a table whose rows are laid out as cards. */
const ROLES = {
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  rowHeader: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;

/** So many columns fit beside each other on a phone. */
const FEW = 3;

/** A table; in a narrow place each row is a card. */
export function DataTable<Row>({ caption, isCaptionHidden = false, columns, rows, keyOf }: Props<Row>) {
  const [name, ...others] = columns;
  return (
    <div className={styles.place}>
      <table className={classNames(styles.table, columns.length <= FEW ? styles.few : styles.many)} role="table">
        <caption className={styles.caption}>
          {isCaptionHidden ? <VisuallyHidden>{caption}</VisuallyHidden> : caption}
        </caption>
        <thead {...ROLES.group} className={styles.head}>
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
            <tr key={keyOf(row)} {...ROLES.row} className={styles.row}>
              <th {...ROLES.rowHeader} className={styles.name} scope="row">
                {name.cell(row)}
              </th>
              {others.map(({ title, cell, isNumber }) => (
                <td key={title} {...ROLES.cell} className={classNames(styles.cell, isNumber && styles.number)}>
                  <span className={styles.label} aria-hidden="true">
                    {title}
                  </span>
                  <span>{cell(row)}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
