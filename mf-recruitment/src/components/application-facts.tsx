import { MONTHS_BETWEEN_APPLICATIONS } from '@vipp/shared/contract/application/states';
import type { ApplicationStatus } from '@vipp/shared/contract/forms/application';
import { dayInWords } from '@vipp/shared/lib/day-in-words';
import styles from './application-facts.module.css';

type Props = { status: Pick<ApplicationStatus, 'reference' | 'receivedOn' | 'nextFrom'> };

const Day = ({ date }: { date: string }) => <time dateTime={date}>{dayInWords(date)}</time>;

/** Reference and dates of an application. */
export function ApplicationFacts({ status: { reference, receivedOn, nextFrom } }: Props) {
  return (
    <dl className={styles.facts}>
      <div>
        <dt>Référence</dt>
        <dd className={styles.reference}>{reference}</dd>
      </div>
      <div>
        <dt>Reçue</dt>
        <dd>
          le <Day date={receivedOn} />
        </dd>
      </div>
      <div>
        <dt>Nouvelle candidature possible</dt>
        <dd>
          à partir du <Day date={nextFrom} />, {MONTHS_BETWEEN_APPLICATIONS} mois après celle-ci
        </dd>
      </div>
    </dl>
  );
}
