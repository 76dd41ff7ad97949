import { useEffect, useRef } from 'react';
import { Printer } from 'lucide-react';
import { REPORT_OUTCOMES, type ReportOutcome } from '@vipp/shared/contract/forms/report';
import type { ChoiceField, TextAreaField } from '@vipp/shared/lib/form/form-definition';
import { callWorkshop, type WorkshopAnswer } from '@vipp/shared/api/call-workshop';
import { classNames } from '@vipp/shared/lib/class-names';
import { dayInWords } from '@vipp/shared/lib/day-in-words';
import { Button } from '@vipp/shared/ui/button';
import type { EncryptedReport } from '@vipp/shared/contract/workshop/report-calls';
import { accountOf, useAccountState } from '../../model/account-store';
import { type OpenedReport as Opened, sealAnswer } from '../../model/opened-report';
import { OUTCOMES, shortKey, shortName } from '../../model/report-words';
import { AnswerSections } from '../answer-sections';
import { DataTable } from '../data-table';
import { ConfirmedAction, FieldsForm, type Texts } from '../fields-form';
import { Part } from '../part';
import styles from '../workshop.module.css';

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

type Done = (text: string, isOver?: boolean) => void;

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

/** A report that was decrypted in this page, and what a referent does with it. */
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
        <Button variant="quiet" icon={<Printer />} onClick={() => window.print()}>
          Imprimer
        </Button>
        <Button variant="quiet" onClick={onClose}>
          Refermer
        </Button>
      </div>
    </Part>
  );
}

type Member = EncryptedReport['members'][number];

const NONE = 'aucune';

/** The keys of the report that no referent has used. */
const keyChoice = (keys: readonly string[]): ChoiceField => ({
  name: 'key',
  label: 'Sa clé',
  hint: 'Cette personne n’a encore rien ouvert\u202F: demandez à qui administre le site quelle clé est la sienne.',
  kind: 'radio',
  required: true,
  options: [
    ...keys.map((key) => ({ value: key, label: shortKey(key) })),
    { value: NONE, label: 'Aucune de celles-ci' },
  ],
});

function Exclusion({ report, member, onDone }: { report: EncryptedReport; member: Member; onDone: Done }) {
  const { id, recipients, members } = report;
  const { email } = member;
  const isOwn = accountOf(useAccountState())?.email === email;
  const own = recipients.find((key) => key === member.key);
  const unknown = recipients.filter((key) => members.every((one) => one.key !== key));
  const isAsked = own === undefined && unknown.length > 0;
  return (
    <ConfirmedAction
      text={isOwn ? 'Me retirer…' : 'Écarter…'}
      label={isOwn ? 'Me retirer de ce signalement…' : `Écarter ${email}…`}
      title={isOwn ? 'Vous retirer de ce signalement' : `Écarter ${email} de ce signalement`}
      submit={['Écarter', 'En cours…']}
      fields={isAsked ? [keyChoice(unknown)] : []}
      run={({ key: chosen }) =>
        callWorkshop('excludeReferent', { id, email, key: own ?? (chosen === NONE ? null : (chosen ?? null)) })
      }
      onDone={() => onDone(`${email} ne suit plus ce signalement.`, isOwn)}
    >
      <p>
        Parce que les faits concernent cette personne\u202F: l’atelier ne lui montre plus ce signalement, et les
        messages à venir ne sont plus chiffrés pour sa clé. Personne ne peut revenir là-dessus.
      </p>
    </ConfirmedAction>
  );
}

/** Who may open the report, who has, and whom it concerns. */
function ReportMembers({ report, onDone }: { report: EncryptedReport; onDone: Done }) {
  const { readers, members, excluded } = report;
  const others = new Set([...excluded, ...readers.map(({ email }) => email)]);
  for (const { email } of members) others.delete(email);
  const rows = [...members, ...[...others].map((email) => ({ email, key: undefined }))];
  const reading = (email: string) => readers.find((one) => one.email.toLowerCase() === email.toLowerCase());
  return (
    <Part title="Qui suit ce signalement" level={3} isAction>
      <DataTable
        caption="Lectures des douze derniers mois, celle-ci non comprise"
        rows={rows}
        keyOf={({ email }) => email}
        columns={[
          { title: 'Référent', cell: ({ email }) => email },
          { title: 'Clé', cell: ({ key }) => (key ? shortKey(key) : 'pas encore utilisée') },
          {
            title: 'L’a lu',
            cell: ({ email }) => {
              const read = reading(email);
              return read ? `le ${dayInWords(read.on)} en dernier` : 'pas encore';
            },
          },
          {
            title: 'Accès',
            cell: (row) =>
              excluded.includes(row.email.toLowerCase()) ? (
                'écarté'
              ) : row.key === undefined ? (
                'n’est plus référent'
              ) : (
                <Exclusion report={report} member={row} onDone={onDone} />
              ),
          },
        ]}
      />
    </Part>
  );
}
