import { APPLICATION_STATES } from '@vipp/shared/contract/application/states';
import type { ApplicationStatus } from '@vipp/shared/contract/forms/application';
import { dayInWords } from '@vipp/shared/lib/day-in-words';
import { StateTrack } from './state-track';
import styles from './application-state.module.css';

type Props = { status: Pick<ApplicationStatus, 'etat' | 'etatSince'> };

/** State of an application, as a track and as text. */
export function ApplicationState({ status: { etat, etatSince } }: Props) {
  const { label, text } = APPLICATION_STATES[etat];
  return (
    <div className={styles.state}>
      <StateTrack etat={etat} />
      <p>
        <strong>{label}</strong> depuis le <time dateTime={etatSince}>{dayInWords(etatSince)}</time>. {text}
      </p>
    </div>
  );
}
