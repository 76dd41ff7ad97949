import type { CallOutput } from '@vipp/shared/contract/workshop/workshop-calls';
import { callWorkshop } from '@vipp/shared/api/call-workshop';
import { momentInWords } from '@vipp/shared/lib/day-in-words';
import { useAccount } from '../../model/account-store';
import { ConfirmedAction, FieldsForm, refused } from '../fields-form';
import { Part } from '../parts';
import styles from '../workshop.module.css';

type Props = { application: CallOutput<'readApplication'>; onChanged: () => void };

/** The recruiter of an application, and notes about it. */
export function FollowUp({ application, onChanged }: Props) {
  const { reference, notes, recruiters, assignee: before } = application;
  const ownEmail = useAccount()?.email;
  const accounts = before === null || recruiters.includes(before) ? recruiters : [before, ...recruiters];
  return (
    <Part title="Suivi interne" level={3} isAction>
      {notes.length > 0 && (
        <ul className={styles.stack} role="list">
          {notes.map(({ at, by, text }) => (
            <li key={at}>
              <p className={styles.written}>{text}</p>
              <p className={styles.soft}>{`${by}, ${momentInWords(at)}`}</p>
              {by === ownEmail && (
                <ConfirmedAction
                  text="Retirer"
                  label={`Retirer votre note, écrite ${momentInWords(at)}`}
                  title="Retirer votre note"
                  submit={['Retirer la note', 'Retrait en cours…']}
                  run={() => callWorkshop('followUp', { reference, takeBack: at })}
                  onDone={onChanged}
                >
                  <p className={styles.written}>{text}</p>
                </ConfirmedAction>
              )}
            </li>
          ))}
        </ul>
      )}
      <FieldsForm
        fields={[
          {
            name: 'assignee',
            label: 'Confiée à',
            kind: 'select',
            none: 'Personne',
            options: accounts.map((value) => ({ value, label: value })),
          },
          {
            name: 'note',
            label: 'Nouvelle note',
            kind: 'textarea',
            rows: 3,
            autocomplete: 'off',
            hint: 'La personne ne la lit pas ici, mais peut en demander copie\u202F: restez factuel.',
          },
        ]}
        values={{ assignee: before ?? '' }}
        submit={['Enregistrer le suivi', 'Enregistrement en cours…']}
        variant="secondary"
        run={async ({ assignee = '', note = '' }) => {
          // Unchanged values are not sent: a colleague may have changed them since.
          const changes = {
            ...(assignee !== (before ?? '') && { assignee: assignee || null }),
            ...(note && { note }),
          };
          return Object.keys(changes).length > 0
            ? callWorkshop('followUp', { reference, ...changes })
            : refused('Choisissez une autre personne ou écrivez une note.');
        }}
        onDone={onChanged}
      />
    </Part>
  );
}
