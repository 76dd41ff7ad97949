/** Building blocks of the workshop's pages: parts with a heading, questions with answers, controls outside of forms. */
import { type ReactNode, type Ref, useId } from 'react';
import { describedBy, FieldFrame } from '@vipp/shared/ui/form/field-frame';
import fieldStyles from '@vipp/shared/ui/form/form-field.module.css';
import styles from './workshop.module.css';

type PartProps = {
  title: string;
  level?: 2 | 3;
  /** An action on the page: in a card, left out of its printout. */
  isAction?: boolean;
  /** For the focus, after a pressed element is gone. */
  headingRef?: Ref<HTMLHeadingElement>;
  children: ReactNode;
};

/** Part of a page with its heading. */
export function Part({ title, level = 2, isAction = false, headingRef, children }: PartProps) {
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

type AnswerSectionsProps = {
  sections: readonly { title: string; rows: Rows<string> }[];
  /** Version of the application form that was filled in. */
  version?: number;
};

/** A sent form, as its sender read it before. */
export const AnswerSections = ({ sections, version }: AnswerSectionsProps) => (
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

type Attributes = { id: string; className: string | undefined; 'aria-describedby': string | undefined };
type LabelledProps = { label: string; hint?: string | undefined; children: (attributes: Attributes) => ReactNode };

const NEUTRAL = { state: 'neutral' } as const;

/** A control that is no field of a form, with its label and its hint. */
export function Labelled({ label, hint, children }: LabelledProps) {
  const id = useId();
  const field = { label, ...(hint && { hint }) };
  return (
    <FieldFrame id={id} field={field} view={NEUTRAL}>
      {children({ id, className: fieldStyles.control, 'aria-describedby': describedBy(id, field, NEUTRAL) })}
    </FieldFrame>
  );
}
