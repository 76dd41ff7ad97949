import type { ReactNode } from 'react';
import styles from './time-line.module.css';

type Props = {
  items: readonly {
    /** Anchor of the item. */
    id?: string;
    key: string;
    /** A date or a duration, at the point of the line. */
    time: ReactNode;
    children: ReactNode;
  }[];
};

/** What follows each other in time, along a line with a point for each. */
export function TimeLine({ items }: Props) {
  if (items.length === 0) return null;
  return (
    <ol className={styles.line} role="list">
      {items.map(({ id, key, time, children }) => (
        <li key={key} id={id} className={styles.item}>
          {time}
          {children}
        </li>
      ))}
    </ol>
  );
}
