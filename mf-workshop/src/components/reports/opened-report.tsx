import { useEffect, useRef } from 'react';
import { REPORT_OUTCOMES, type ReportOutcome } from '@vipp/shared/contract/forms/report';
import type { ChoiceField, TextAreaField } from '@vipp/shared/lib/form/form-definition';
import { callWorkshop, type WorkshopAnswer } from '@vipp/shared/api/call-workshop';
import { classNames } from '@vipp/shared/lib/class-names';
import { dayInWords } from '@vipp/shared/lib/day-in-words';
import { Button } from '@vipp/shared/ui/button';
import { type OpenedReport as Opened, OUTCOMES, sealAnswer, shortName } from '../../model/reports';
import { AnswerSections, Part } from '../parts';
import { ConfirmedAction, FieldsForm, type Texts } from '../fields-form';
import styles from '../workshop.module.css';
import { type Done, ReportMembers } from './report-members';

const ANSWER: TextAreaField = {
  name: 'answer',
  label: 'Votre réponse',
  hint: 'Chiffrée ici\u202F; l’auteur la lit avec son code de suivi. Répondre vaut accusé de réception.',
  kind: 'textarea',
  rows: 6,
  required: true,
  autocomplete: 'off',
};

const OUTCOME: ChoiceField = {
  name: 'outcome',
  label: 'Pourquoi',
  kind: 'radio',
  required: true,
  options: REPORT_OUTCOMES.map((value) => ({
    value,
    label: `${OUTCOMES[value].label}\u202F: ${OUTCOMES[value].fate}`,
  })),
};

const Closing = ({ id, onDone }: { id: string; onDone: Done }) => (
  <ConfirmedAction
    text="Clore ce signalement…"
    title={`Clore le signalement ${shortName(id)}`}
    submit={['Clore', 'Clôture en cours…']}
    fields={[OUTCOME]}
    run={({ outcome }) => callWorkshop('closeReport', { id, outcome: outcome as ReportOutcome })}
    onDone={() => onDone(`Le signalement ${shortName(id)} est clos.`, true)}
  >
    <p>Une fois le signalement effacé, l’auteur ne peut plus lire votre réponse, et personne ne peut le retrouver.</p>
  </ConfirmedAction>
);

function Thread({ thread }: Pick<Opened, 'thread'>) {
  if (thread.length === 0) return <p>Aucun message pour l’instant.</p>;
  return (
    <ol className={styles.stack} role="list">
      {thread.map(({ from, sentOn, text }, index) => (
        // Messages are never removed or moved.
        <li key={index} className={styles.message}>
          <p className={styles.soft}>
            {from === 'referent' ? 'Un référent' : 'L’auteur'}, le {dayInWords(sentOn)}
          </p>
          <p>{text ?? 'Ce message n’est pas chiffré pour votre clé.'}</p>
        </li>
      ))}
    </ol>
  );
}

type Props = {
  opened: Opened;
  /** The report is to be read again; `isOver`: it is closed. */
  onChanged: (id: string, text: string | undefined, isOver?: boolean) => void;
  onClose: () => void;
};

/** A report decrypted in this page, and the actions of a referent. */
export function OpenedReport({ opened: { report, facts, thread }, onChanged, onClose }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { id, acknowledgedOn } = report;
  const onDone: Done = (text, isOver) => onChanged(id, text, isOver);
  const answer = async ({ answer: text = '' }: Texts): Promise<WorkshopAnswer<unknown>> => {
    const sealed = await sealAnswer(report, text);
    const sent = await callWorkshop('answerReport', { id, recipients: report.recipients, sealed });
    // A colleague has excluded somebody: the next attempt is encrypted for those who are left.
    if (!sent.ok && sent.failure === 'refused') onChanged(id, undefined);
    return sent;
  };
  return (
    <Part title={`Signalement ${shortName(id)}, reçu le ${dayInWords(report.receivedOn)}`} headingRef={heading}>
      <AnswerSections sections={[{ title: 'Ce que dit l’auteur', rows: facts }]} />
      <h3>Échanges</h3>
      <Thread thread={thread} />
      <Part title="Répondre" level={3} isAction>
        {!acknowledgedOn && (
          <FieldsForm
            submit={['Accuser réception', 'En cours…']}
            variant="secondary"
            run={() => callWorkshop('acknowledgeReport', { id })}
            onDone={() => onDone('La page de suivi dit maintenant à l’auteur que son signalement est reçu.')}
          />
        )}
        <FieldsForm
          fields={[ANSWER]}
          submit={['Envoyer la réponse', 'En cours…']}
          run={answer}
          onDone={() => onDone('La réponse est enregistrée.')}
        />
      </Part>
      <ReportMembers report={report} onDone={onDone} />
      <div className={classNames(styles.row, styles.unprinted)}>
        <Closing id={id} onDone={onDone} />
        <Button variant="quiet" onClick={onClose}>
          Refermer
        </Button>
      </div>
    </Part>
  );
}
