import type { MouseEvent, ReactNode, RefObject } from 'react';
import { CircleAlert } from 'lucide-react';
import { PageLink } from '../page-link';
import styles from './error-summary.module.css';

export type Problem = {
  text: string;
  /** Id of the field that it is about; a problem of the whole form has none. */
  fieldId?: string;
  /** Address of the page where that field stands, if it is another one. */
  page?: string;
};

type Props = {
  title: string;
  problems?: readonly Problem[];
  children?: ReactNode;
  boxRef?: RefObject<HTMLDivElement | null>;
};

/** Without it the address would take the field's id, and the page would scroll as to a section. */
function goToField(event: MouseEvent<HTMLAnchorElement>): void {
  const field = document.getElementById(event.currentTarget.hash.slice(1));
  if (!field) return;
  event.preventDefault();
  field.focus();
}

/** What is wrong with a form, said before it: takes the focus when it comes, and leads to each field. */
export function ErrorSummary({ title, problems = [], children, boxRef }: Props) {
  return (
    <div className={styles.box} ref={boxRef} role="alert" tabIndex={-1}>
      <CircleAlert className={styles.icon} />
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        {children}
        {problems.length > 0 && (
          <ul className={styles.list} role="list">
            {problems.map(({ text, fieldId, page }) => (
              <li key={`${fieldId}${text}`}>
                {page ? (
                  <PageLink className={styles.link} to={`${page}#${fieldId}`}>
                    {text}
                  </PageLink>
                ) : fieldId ? (
                  <a className={styles.link} href={`#${fieldId}`} onClick={goToField}>
                    {text}
                  </a>
                ) : (
                  text
                )}
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
