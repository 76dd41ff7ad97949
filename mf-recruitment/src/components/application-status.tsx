import { Check } from 'lucide-react';
import {
  APPLICATION_STATES,
  MONTHS_BETWEEN_APPLICATIONS,
  type ApplicationState as State,
} from '@vipp/shared/contract/application/states';
import type { ApplicationStatus } from '@vipp/shared/contract/forms/application';
import { classNames } from '@vipp/shared/lib/class-names';
import { dayInWords } from '@vipp/shared/lib/day-in-words';
import { VisuallyHidden } from '@vipp/shared/ui/visually-hidden';
import { stateSteps } from '../model/state-steps';
import styles from './application-status.module.css';

type Props = { status: ApplicationStatus };

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

const WORDS = { done: 'étape passée', current: 'étape en cours', ahead: 'étape à venir' } as const;

/** Progress of an application along a line. */
function StateTrack({ etat }: { etat: State }) {
  return (
    <div className={styles.frame}>
      <ol className={styles.track} role="list" aria-label="Avancement de votre candidature">
        {stateSteps(etat).map(({ key, label, position }) => (
          <li
            key={key}
            className={classNames(styles.step, styles[position])}
            aria-current={position === 'current' ? 'step' : undefined}
          >
            <span className={styles.mark}>{position === 'done' && <Check />}</span>
            <span className={styles.label}>
              {label}
              <VisuallyHidden>, {WORDS[position]}</VisuallyHidden>
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** State of an application, as a track and as text. */
export function ApplicationState({ status: { etat, etatSince } }: Props) {
  const { label, text } = APPLICATION_STATES[etat];
  return (
    <div className={styles.state}>
      <StateTrack etat={etat} />
      <p>
        <strong>{label}</strong> depuis le <Day date={etatSince} />. {text}
      </p>
    </div>
  );
}
