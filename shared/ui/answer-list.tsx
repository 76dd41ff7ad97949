import type { ReactNode } from 'react';
import styles from './answer-list.module.css';

type Props = {
  answers: readonly {
    /** Unique in the list. */
    name: string;
    label: string;
    shown: ReactNode;
    isBlank?: boolean | undefined;
  }[];
};

/** Answers to read again, each beside its question. */
export const AnswerList = ({ answers }: Props) => (
  <dl className={styles.answers}>
    {answers.map(({ name, label, shown, isBlank = false }) => (
      <div key={name}>
        <dt>{label}</dt>
        <dd className={isBlank ? styles.blank : undefined}>{shown}</dd>
      </div>
    ))}
  </dl>
);
