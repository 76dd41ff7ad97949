import { classNames } from '@vipp/shared/lib/class-names';
import { formatDate } from '@vipp/shared/lib/format';
import type { ReportThread as Thread } from '@vipp/shared/contract/forms/report';
import { AnswerList } from '@vipp/shared/ui/answer-list';
import styles from './report-thread.module.css';

const AUTHORS = { referent: 'Le référent', reporter: 'Vous' } as const;

function ThreadDates({ receivedAt, acknowledgedAt, acknowledgeBy, answerBy }: Thread) {
  const acknowledged = acknowledgedAt
    ? { label: 'Accusé de réception', date: acknowledgedAt }
    : { label: 'Accusé de réception au plus tard', date: acknowledgeBy };
  const dates = [{ label: 'Reçu', date: receivedAt }, acknowledged, { label: 'Réponse au plus tard', date: answerBy }];
  return (
    <AnswerList
      answers={dates.map(({ label, date }) => ({
        name: label,
        label,
        shown: <time dateTime={date}>{formatDate(date)}</time>,
      }))}
    />
  );
}

/** State of a report: its dates, and the messages of referent and reporter. */
export function ReportThread({ thread }: { thread: Thread }) {
  return (
    <div className={styles.thread}>
      <ThreadDates {...thread} />
      {thread.messages.length === 0 ? (
        <p>Le référent n’a pas encore répondu. Revenez avec votre code : sa réponse apparaîtra ici.</p>
      ) : (
        <ol className={styles.messages} role="list">
          {thread.messages.map(({ from, sentAt, text }) => (
            <li key={`${sentAt}${text}`} className={classNames(styles.message, styles[from])}>
              <p className={styles.author}>
                {AUTHORS[from]}, le <time dateTime={sentAt}>{formatDate(sentAt)}</time>
              </p>
              <p className={styles.text}>{text}</p>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
