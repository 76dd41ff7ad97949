import { APPLICATION_STATES, MONTHS_BETWEEN_APPLICATIONS } from '@vipp/shared/contract/application/states';
import type { ApplicationStatus } from '@vipp/shared/contract/forms/application';
import { dayInWords } from '@vipp/shared/lib/day-in-words';
import { AnswerList } from '@vipp/shared/ui/answer-list';
import { stateSteps } from '../model/state-steps';
import { StepProgress } from './step-progress';
import styles from './application-status.module.css';

type Props = { status: ApplicationStatus };

const Day = ({ date }: { date: string }) => <time dateTime={date}>{dayInWords(date)}</time>;

/** Reference and dates of an application. */
export function ApplicationFacts({ status: { reference, receivedOn, nextFrom } }: Props) {
  return (
    <AnswerList
      answers={[
        { name: 'reference', label: 'Référence', shown: <span className={styles.reference}>{reference}</span> },
        {
          name: 'received',
          label: 'Reçue',
          shown: (
            <>
              le <Day date={receivedOn} />
            </>
          ),
        },
        {
          name: 'next',
          label: 'Nouvelle candidature possible',
          shown: (
            <>
              à partir du <Day date={nextFrom} />, {MONTHS_BETWEEN_APPLICATIONS} mois après celle-ci
            </>
          ),
        },
      ]}
    />
  );
}

/** State of an application, as steps and as text. */
export function ApplicationState({ status: { etat, etatSince } }: Props) {
  const { label, text } = APPLICATION_STATES[etat];
  return (
    <div className={styles.state}>
      <StepProgress label="Avancement de votre candidature" steps={stateSteps(etat)} />
      <p>
        <strong>{label}</strong> depuis le <Day date={etatSince} />. {text}
      </p>
    </div>
  );
}
