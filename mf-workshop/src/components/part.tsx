import { type ReactNode, type Ref, useId } from 'react';
import styles from './workshop.module.css';

type Props = {
  title: string;
  level?: 2 | 3;
  /** An action on the page: in a card, left out of its printout. */
  isAction?: boolean;
  /** For the focus, after a pressed element is gone. */
  headingRef?: Ref<HTMLHeadingElement>;
  children: ReactNode;
};

/** Part of a page with its heading. */
export function Part({ title, level = 2, isAction = false, headingRef, children }: Props) {
  const id = useId();
  const Heading = `h${level}` as const;
  return (
    <section className={isAction ? styles.action : styles.part} aria-labelledby={id}>
      <Heading id={id} ref={headingRef} tabIndex={-1}>
        {title}
      </Heading>
      {children}
    </section>
  );
}
