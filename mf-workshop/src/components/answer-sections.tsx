import type { ReactNode } from 'react';
import styles from './workshop.module.css';

type Rows<Answer> = readonly { question: string; answer: Answer }[];

export const AnswerRows = ({ rows }: { rows: Rows<ReactNode> }) => (
  <dl className={styles.rows}>
    {rows.map(({ question, answer }, index) => (
      // Two questions may have the same words.
      <div key={`${index} ${question}`}>
        <dt>{question}</dt>
        <dd>{answer}</dd>
      </div>
    ))}
  </dl>
);

type Props = {
  sections: readonly { title: string; rows: Rows<string> }[];
  /** Version of the application form that was filled in. */
  version?: number;
};

/** A sent form, as its sender read it before. */
export const AnswerSections = ({ sections, version }: Props) => (
  <div className={styles.wide}>
    {sections.map(({ title, rows }) => (
      <section key={title} className={styles.stack}>
        <h3>{title}</h3>
        {rows.length === 0 ? <p className={styles.soft}>Rien n’est indiqué.</p> : <AnswerRows rows={rows} />}
      </section>
    ))}
    {version !== undefined && <p className={styles.soft}>Questions de la version {version} du formulaire.</p>}
  </div>
);
