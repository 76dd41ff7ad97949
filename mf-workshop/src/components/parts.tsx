/** Building blocks of the workshop's pages: parts with a heading, questions with answers, controls outside of forms. */
import { type ReactNode, type Ref, useId } from 'react';
import { AnswerList } from '@vipp/shared/ui/answer-list';
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

type AnswerSectionsProps = {
  sections: readonly { title: string; rows: readonly { question: string; answer: string }[] }[];
};

/** A sent form, as its sender read it before. */
export const AnswerSections = ({ sections }: AnswerSectionsProps) =>
  sections.map(({ title, rows }) => (
    <section key={title} className={styles.stack}>
      <h3>{title}</h3>
      {rows.length === 0 ? (
        <p className={styles.soft}>Rien n’est indiqué.</p>
      ) : (
        <AnswerList
          // By their places: two questions may have the same words.
          answers={rows.map(({ question, answer }, index) => ({ name: String(index), label: question, shown: answer }))}
        />
      )}
    </section>
  ));

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
