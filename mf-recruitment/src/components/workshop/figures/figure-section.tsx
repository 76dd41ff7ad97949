import { useId, type ReactNode } from 'react';
import styles from './figure-section.module.css';

type Props = { title: string; intro?: ReactNode; chart?: ReactNode; children: ReactNode };

/** Part of the figures: a chart with its table beside it, or a table alone. */
export function FigureSection({ title, intro, chart, children }: Props) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 className={styles.title} id={id}>
        {title}
      </h2>
      {intro && <div className={styles.intro}>{intro}</div>}
      <div className={chart ? styles.beside : styles.alone}>
        {chart}
        {children}
      </div>
    </section>
  );
}
