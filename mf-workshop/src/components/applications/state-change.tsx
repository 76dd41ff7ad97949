import { useEffect, useRef, useState } from 'react';
import { callWorkshop } from '@vipp/shared/api/call-workshop';
import { APPLICATION_STATES, STATES, type ApplicationState } from '@vipp/shared/contract/application/states';
import { mailTextSchema } from '@vipp/shared/contract/workshop/application-calls';
import { Notice } from '@vipp/shared/ui/notice';
import fieldStyles from '@vipp/shared/ui/form/form-field.module.css';
import { ConfirmedAction, refused, type Texts } from '../fields-form';
import { Labelled, Part } from '../parts';
import { useWorkshopData, WorkshopPart } from '../workshop-data';
import styles from './applications.module.css';

const inWords = (count: number): string => `${count} candidature${count > 1 ? 's' : ''}`;

type MailProps = {
  reference: string;
  state: ApplicationState;
  /** Applications that get the same mail. */
  others: number;
};

/** The mail to the candidate, with the part for the recruiter’s text. */
function StateMail({ reference, state, others }: MailProps) {
  const read = useWorkshopData('previewStateMail', { reference, state });
  const { text: words } = APPLICATION_STATES[state];
  return (
    <WorkshopPart read={read} loadingText="Lecture du courrier…">
      {({ to, subject, text }) => {
        const [before, after] = text.split(words);
        return (
          <>
            <p>Ce courrier part aussitôt. Son lien personnel est créé à l’envoi.</p>
            <p>{`À\u202F: ${to}`}</p>
            <p>{`Objet\u202F: ${subject}`}</p>
            <div className={styles.mail}>
              {before}
              <Labelled label="Texte du courrier">
                {(attributes) => (
                  <textarea {...attributes} name="mailText" rows={4} autoComplete="off" defaultValue={words} />
                )}
              </Labelled>
              {after}
            </div>
            {others > 0 && (
              <p>{`${others > 1 ? `Les ${others} autres personnes reçoivent` : 'L’autre personne reçoit'} le même courrier, à son nom et avec son propre lien.`}</p>
            )}
            <label className={fieldStyles.option}>
              <input type="checkbox" name="answersToMe" />
              Les réponses arrivent à mon adresse
            </label>
          </>
        );
      }}
    </WorkshopPart>
  );
}

type Change = { applications: { reference: string; from: ApplicationState }[]; state: ApplicationState };

/** A mail is never sent twice: an application that has the state already is refused. */
async function send(change: Change, { mailText: typed, answersToMe }: Texts) {
  if (typed === undefined) return refused('Attendez que le courrier soit affiché.');
  const { data: mailText, error } = mailTextSchema.safeParse(typed);
  if (error) return refused(error.issues[0]?.message ?? '');
  return callWorkshop('setApplicationStates', {
    ...change,
    ...(typed !== APPLICATION_STATES[change.state].text && { mailText }),
    ...(answersToMe && { answersToMe: true }),
  });
}

type Props = {
  title: string;
  level: 2 | 3;
  /** That get the state; in a list they are ticked first. */
  chosen: readonly { reference: string; state: ApplicationState }[];
  /** They are to be read again. */
  onChanged: () => void;
};

/** Gives applications a state; the mail is shown before it goes to each. Those with this state already do not change. */
export function StateChange({ title, level, chosen, onChanged }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [wanted, setWanted] = useState<ApplicationState>();
  const [done, setDone] = useState<{ state: ApplicationState; count: number }>();
  // The button that was pressed may be gone.
  useEffect(() => {
    if (done) heading.current?.focus();
  }, [done]);
  const states = STATES.filter((one) => chosen.some(({ state }) => state !== one));
  const state = states.find((one) => one === wanted);
  const applications = chosen.flatMap(({ reference, state: from }) => (from === state ? [] : [{ reference, from }]));
  const [first] = applications;
  return (
    <Part title={title} level={level} isAction headingRef={heading}>
      {done && (
        <Notice kind="success" title={`État changé\u202F: ${APPLICATION_STATES[done.state].label}`}>
          <p>{done.count > 1 ? `${done.count} courriers partent.` : 'Le courrier part.'}</p>
        </Notice>
      )}
      {level === 2 && (
        <p role="status">
          {chosen.length === 0 ? 'Cochez-les dans la liste.' : `${inWords(chosen.length)} dans votre choix.`}
        </p>
      )}
      {states.length > 0 && (
        <fieldset>
          <legend className={fieldStyles.legend}>Nouvel état</legend>
          {states.map((one) => (
            <label key={one} className={fieldStyles.option}>
              <input type="radio" name="etat" checked={one === state} onChange={() => setWanted(one)} />
              {APPLICATION_STATES[one].label}
            </label>
          ))}
        </fieldset>
      )}
      {state && first && (
        <div>
          <ConfirmedAction
            key={`${state} ${first.reference}`}
            text="Voir le courrier avant de l’envoyer"
            title={`${inWords(applications.length)}\u202F: ${APPLICATION_STATES[state].label}`}
            submit={['Changer l’état et envoyer', 'Envoi en cours…']}
            run={(texts) => send({ applications, state }, texts)}
            onDone={({ count }) => {
              setDone({ state, count });
              onChanged();
            }}
          >
            <StateMail reference={first.reference} state={state} others={applications.length - 1} />
          </ConfirmedAction>
        </div>
      )}
    </Part>
  );
}
