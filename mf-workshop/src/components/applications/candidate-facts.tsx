import { APPLICATION_STATES } from '@vipp/shared/contract/application/states';
import type { applicationCalls } from '@vipp/shared/contract/workshop/application-calls';
import type { CallOutput } from '@vipp/shared/contract/workshop/workshop-call';
import { dayInWords } from '@vipp/shared/lib/day-in-words';
import { StateMark } from './state-mark';
import styles from './candidate-facts.module.css';

type Props = { application: CallOutput<typeof applicationCalls.readApplication> };

/** Who applied, for what, and how to reach them. */
export function CandidateFacts({ application }: Props) {
  const { prenoms, nom, reference, state, stateSince, position, country, receivedOn, email, telephone } = application;
  const facts = [
    ['Référence', reference],
    ['Poste', position ?? 'Non indiqué'],
    ['Pays', country],
    ['Reçue le', dayInWords(receivedOn)],
    [
      'Adresse électronique',
      <a key="email" href={`mailto:${email}`}>
        {email}
      </a>,
    ],
    [
      'Téléphone',
      <a key="telephone" href={`tel:${telephone.replace(/[^\d+]/g, '')}`}>
        {telephone}
      </a>,
    ],
  ] as const;
  return (
    <section className={styles.facts} aria-labelledby="personne">
      <h2 className={styles.name} id="personne">
        {prenoms} {nom}
      </h2>
      <p className={styles.state}>
        <StateMark state={state}>{APPLICATION_STATES[state].label}</StateMark>
        <span>depuis le {dayInWords(stateSince.slice(0, 10))}</span>
      </p>
      <dl className={styles.rows}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
