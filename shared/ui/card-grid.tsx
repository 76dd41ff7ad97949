import { Children, type ReactNode } from 'react';
import { classNames } from '../lib/class-names';
import styles from './card-grid.module.css';

type Props = {
  /** The cards; each becomes one item of the list. */
  children: ReactNode;
  /** Number of columns on wide screens. */
  columns?: 2 | 3 | 4;
};

const COLUMN_CLASSES = { 2: styles.two, 3: styles.three, 4: styles.four };

/** A responsive list of cards; each row fills the width. */
export function CardGrid({ children, columns = 3 }: Props) {
  return (
    <ul className={classNames(styles.grid, COLUMN_CLASSES[columns])} role="list">
      {Children.map(children, (card) => (
        <li className={styles.cell} data-part="">
          {card}
        </li>
      ))}
    </ul>
  );
}
