import type { ReactNode, Ref } from 'react';
import styles from './action-card.module.css';

type Props = {
  /** Id of the heading. */
  id: string;
  title: string;
  level: 2 | 3;
  /** For the focus, where what was pressed is gone. */
  headingRef?: Ref<HTMLHeadingElement>;
  children: ReactNode;
};

/** Something that a recruiter may do on a page; no part of its printout. */
export function ActionCard({ id, title, level, headingRef, children }: Props) {
  const Heading = `h${level}` as const;
  return (
    <section className={styles.card} aria-labelledby={id}>
      <Heading className={styles.title} id={id} ref={headingRef} tabIndex={-1}>
        {title}
      </Heading>
      {children}
    </section>
  );
}
