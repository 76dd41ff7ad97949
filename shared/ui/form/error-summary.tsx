import type { MouseEvent, ReactNode, RefObject } from 'react';
import { CircleAlert } from 'lucide-react';
import { classNames } from '../../lib/class-names';
import message from '../notice.module.css';
import { PageLink } from '../page-link';
import styles from './error-summary.module.css';

export type Problem = {
  text: string;
  /** Id of the wrong field; absent for a problem of the whole form. */
  fieldId?: string;
  /** Address of the field's page, if another. */
  page?: string;
};

type Props = {
  title: string;
  problems?: readonly Problem[];
  children?: ReactNode;
  boxRef?: RefObject<HTMLDivElement | null>;
};

/** Focuses the field without a navigation, which changes the address and scrolls the page. */
function goToField(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault();
  // It may be gone with a question that is no longer asked.
  document.getElementById(event.currentTarget.hash.slice(1))?.focus();
}

/** List of the errors of a form, focused when it appears, with a link to each field. */
export function ErrorSummary({ title, problems = [], children, boxRef }: Props) {
  return (
    <div className={classNames(message.notice, message.error, styles.box)} ref={boxRef} role="alert" tabIndex={-1}>
      <CircleAlert className={message.icon} />
      <div className={message.words}>
        <p className={message.title}>{title}</p>
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
