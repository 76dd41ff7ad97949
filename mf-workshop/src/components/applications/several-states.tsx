import { useEffect, useId, useRef, useState } from 'react';
import { callWorkshop } from '@vipp/shared/api/call-workshop';
import { APPLICATION_STATES, STATES, type ApplicationState } from '@vipp/shared/contract/application/states';
import { applicationCalls, type ListedApplication } from '@vipp/shared/contract/workshop/application-calls';
import { useWorkshopData } from '../../model/use-workshop-data';
import { ActionCard } from '../action-card';
import { ConfirmedAction } from '../confirmed-action';
import { Labelled } from '../labelled';
import { WorkshopPart } from '../workshop-part';
import { MailText } from './state-change';
import controlStyles from '../control.module.css';

const inWords = (count: number): string => `${count} candidature${count > 1 ? 's' : ''}`;

function FirstMail({ reference, state, others }: { reference: string; state: ApplicationState; others: number }) {
  const read = useWorkshopData(applicationCalls, 'previewStateMail', { reference, state });
  return (
    <WorkshopPart read={read} loadingText="Lecture du courrier…">
      {(mail) => (
        <>
          <MailText {...mail} />
          {others > 0 && (
            <p>{`${others > 1 ? `Les ${others} autres personnes reçoivent` : 'L’autre personne reçoit'} le même courrier, à son nom et avec son propre lien.`}</p>
          )}
        </>
      )}
    </WorkshopPart>
  );
}

type Props = {
  /** That are ticked in the list. */
  chosen: readonly ListedApplication[];
  onDone: (message: string) => void;
  /** The list is to be read again. */
  onRefused: () => void;
};

/** Gives several applications a state; the mail is shown before it goes to each. Those that have the state stay as they are. */
export function SeveralStates({ chosen, onDone, onRefused }: Props) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const isDone = useRef(false);
  // The button that was pressed is gone.
  useEffect(() => {
    if (isDone.current && chosen.length === 0) heading.current?.focus();
    isDone.current = false;
  }, [chosen.length]);
  const [state, setState] = useState<ApplicationState>('en_etude');
  const applications = chosen.flatMap((one) =>
    one.state === state ? [] : [{ reference: one.reference, from: one.state }],
  );
  const [first] = applications;
  const { label } = APPLICATION_STATES[state];
  const change = async () => {
    const answer = await callWorkshop(applicationCalls, 'setApplicationStates', { applications, state });
    if (!answer.ok && answer.failure !== 'signed-out') onRefused();
    return answer;
  };
  return (
    <ActionCard id="plusieurs" title="Changer l’état de plusieurs candidatures" level={2} headingRef={heading}>
      <p role="status">
        {chosen.length === 0 ? 'Cochez-les dans la liste.' : `${inWords(chosen.length)} dans votre choix.`}
      </p>
      {chosen.length > 0 && (
        <>
          <Labelled id={id} label="Nouvel état">
            <select
              id={id}
              className={controlStyles.control}
              value={state}
              onChange={({ currentTarget }) => setState(STATES.find((one) => one === currentTarget.value) ?? state)}
            >
              {STATES.map((one) => (
                <option key={one} value={one}>
                  {APPLICATION_STATES[one].label}
                </option>
              ))}
            </select>
          </Labelled>
          {first ? (
            <div>
              <ConfirmedAction
                text="Voir le courrier avant de l’envoyer…"
                title={`${inWords(applications.length)}\u202F: ${label}`}
                confirm={['Changer l’état et envoyer', 'Envoi en cours…']}
                run={change}
                onDone={({ count }) => {
                  isDone.current = true;
                  onDone(
                    `${label}\u202F: ${inWords(count)}. ${count > 1 ? 'Les courriers partent' : 'Le courrier part'}.`,
                  );
                }}
              >
                <FirstMail reference={first.reference} state={state} others={applications.length - 1} />
              </ConfirmedAction>
            </div>
          ) : (
            <p>Elles sont déjà dans cet état.</p>
          )}
        </>
      )}
    </ActionCard>
  );
}
