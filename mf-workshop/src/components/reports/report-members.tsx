import { callWorkshop } from '@vipp/shared/api/call-workshop';
import type { EncryptedReport } from '@vipp/shared/contract/workshop/report-calls';
import { dayInWords } from '@vipp/shared/lib/day-in-words';
import type { ChoiceField } from '@vipp/shared/lib/form/form-definition';
import { useAccount } from '../../model/account-store';
import { shortKey } from '../../model/reports';
import { DataTable } from '../data-table';
import { ConfirmedAction } from '../fields-form';
import { Part } from '../parts';

/** Called with a description of the action; `isOver`: the referent no longer follows the report. */
export type Done = (text: string, isOver?: boolean) => void;

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
  const isOwn = useAccount()?.email === email;
  const memberKey = recipients.find((key) => key === member.key);
  const unknown = recipients.filter((key) => members.every((one) => one.key !== key));
  const isAsked = memberKey === undefined && unknown.length > 0;
  return (
    <ConfirmedAction
      text={isOwn ? 'Me retirer…' : 'Écarter…'}
      label={isOwn ? 'Me retirer de ce signalement…' : `Écarter ${email}…`}
      title={isOwn ? 'Vous retirer de ce signalement' : `Écarter ${email} de ce signalement`}
      submit={['Écarter', 'En cours…']}
      fields={isAsked ? [keyChoice(unknown)] : []}
      run={({ key: chosen }) =>
        callWorkshop('excludeReferent', { id, email, key: memberKey ?? (chosen === NONE ? null : (chosen ?? null)) })
      }
      onDone={() => onDone(`${email} ne suit plus ce signalement.`, isOwn)}
    >
      <p>
        Parce que les faits concernent cette personne : l’atelier ne lui montre plus ce signalement, et les messages à
        venir ne sont plus chiffrés pour sa clé. Personne ne peut revenir là-dessus.
      </p>
    </ConfirmedAction>
  );
}

/** The referents of a report: whether they have opened it, or are excluded. */
export function ReportMembers({ report, onDone }: { report: EncryptedReport; onDone: Done }) {
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
