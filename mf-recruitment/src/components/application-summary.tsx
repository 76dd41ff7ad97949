import { useId, type ReactNode } from 'react';
import type { AskedField } from '@vipp/shared/contract/application/asked-fields';
import type { Answers, ApplicationQuestions } from '@vipp/shared/contract/application/definition';
import { applicationRows, type RowSection } from '@vipp/shared/lib/application/application-rows';
import { AnswerList } from '@vipp/shared/ui/answer-list';
import styles from './application-summary.module.css';

function SummarySection({ section, edit }: { section: RowSection; edit: ReactNode }) {
  const headingId = useId();
  return (
    <section className={styles.section} aria-labelledby={headingId}>
      <div className={styles.head}>
        <h3 className={styles.title} id={headingId}>
          {section.title}
        </h3>
        {edit}
      </div>
      {section.empty && <p className={styles.blank}>{section.empty}</p>}
      {section.groups.map(({ title, rows }) => (
        <div key={title ?? section.id}>
          {title && <h4 className={styles.block}>{title}</h4>}
          <AnswerList answers={rows} />
        </div>
      ))}
    </section>
  );
}

type Props = {
  questions: ApplicationQuestions;
  answers: Answers;
  /** Link beside the heading of each section, to its first question, or to a list without blocks. */
  editLink?: (asked: AskedField) => ReactNode;
};

/** Read-only view of all answers under the headings of the form, which are h3. */
export function ApplicationSummary({ questions, answers, editLink }: Props) {
  return (
    <div className={styles.summary}>
      {applicationRows(questions, answers).map((section) => (
        <SummarySection key={section.id} section={section} edit={section.asked && editLink?.(section.asked)} />
      ))}
    </div>
  );
}
