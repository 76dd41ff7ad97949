import { useId, type ReactNode } from 'react';
import styles from './figure-section.module.css';

type Props = { title: string; intro?: ReactNode; children: ReactNode };

/** Part of the figures. */
export function FigureSection({ title, intro, children }: Props) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 className={styles.title} id={id}>
        {title}
      </h2>
      {intro && <div className={styles.intro}>{intro}</div>}
      {children}
    </section>
  );
}
