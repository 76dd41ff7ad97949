import { Undo2 } from 'lucide-react';
import { definitionDifferences, type DifferenceRow } from '@vipp/shared/lib/application/definition-differences';
import { definitionOfFields } from '@vipp/shared/lib/workshop/definition-of-document';
import { type DraftField, keyOf } from '@vipp/shared/lib/workshop/draft-document';
import { AnswerList } from '@vipp/shared/ui/answer-list';
import { Button } from '@vipp/shared/ui/button';
import { VisuallyHidden } from '@vipp/shared/ui/visually-hidden';
import type { SyncState } from '../../model/draft-sync';
import { type EditorSession, useEditor } from '../../model/use-editor-session';
import { Fieldset, IconButton } from './controls';
import { PublishDialog } from './publish-dialog';
import pageStyles from '../workshop.module.css';
import styles from './editor.module.css';

/** Saving, undo and what remains to be done, above the editor. */
export function EditorBar({ draft }: { draft: string }) {
  const session = useEditor();
  const { history, undo, announcement } = session;
  return (
    <div className={pageStyles.stack}>
      <div className={pageStyles.ends}>
        <SaveState />
        <div className={pageStyles.tools}>
          <IconButton label="Annuler" icon={<Undo2 />} isDisabled={!history.canUndo()} onClick={undo} />
          <PublishDialog draft={draft} session={session} />
        </div>
      </div>
      <ConflictList />
      <ProblemList />
      <div role="status">
        <VisuallyHidden>{announcement}</VisuallyHidden>
      </div>
    </div>
  );
}

const WORDS: Readonly<Record<SyncState['saving'], string>> = {
  saved: 'Enregistré',
  saving: 'Enregistrement…',
  failed:
    'Hors ligne\u202F: vos changements sont gardés sur cette page et seront enregistrés dès que le site répondra.',
  'signed-out':
    'Session terminée\u202F: vos changements sont gardés sur cette page. Connectez-vous pour les enregistrer.',
  conflict: 'Un collègue a changé la même chose que vous\u202F: choisissez ci-dessous ce qui reste.',
};

/** Whether all changes are stored, and the colleagues in the same draft. */
function SaveState() {
  const { saving, others } = useEditor().state;
  return (
    <div>
      <p className={saving === 'saved' || saving === 'saving' ? styles.done : styles.open} role="status">
        {WORDS[saving]}
      </p>
      {others.length > 0 && <p className={pageStyles.soft}>Aussi dans ce brouillon : {others.join(', ')}</p>}
    </div>
  );
}

/** The differences between the form with the value of a colleague and that with the own one. */
function differenceOf({ doc }: Pick<EditorSession, 'doc'>, theirs: DraftField): DifferenceRow {
  const mine = definitionOfFields(doc.fields());
  const [found] = definitionDifferences(definitionOfFields([...doc.fields(), theirs]), mine);
  const [row] = found?.rows ?? [];
  if (found && row) return { ...row, name: `${found.place}, ${row.name}` };
  // The part was removed, or recruiters do not see this value in the form.
  const [before, after] = [theirs.value, doc.valueOf(theirs)].map((value) => String(value ?? ''));
  return { name: 'une partie retirée', before: before ?? '', after: after ?? '' };
}

/** Fields that a colleague has changed at the same time: both values, and the choice of one. */
function ConflictList() {
  const session = useEditor();
  return session.state.conflicts.map((theirs) => {
    const { name, before, after } = differenceOf(session, theirs);
    return (
      <div key={keyOf(theirs)} className={styles.box}>
        <Fieldset legend={`À choisir\u202F: ${name}`}>
          <AnswerList
            answers={[
              { name: 'mine', label: 'Vous', shown: after || 'Rien' },
              { name: 'theirs', label: theirs.by, shown: before || 'Rien' },
            ]}
          />
          <div className={pageStyles.row}>
            <Button onClick={() => session.sync.settle(theirs, 'mine')}>Garder ma version</Button>
            <Button variant="quiet" onClick={() => session.sync.settle(theirs, 'theirs')}>
              Prendre celle de {theirs.by}
            </Button>
          </div>
        </Fieldset>
      </div>
    );
  });
}

/** All tasks before publishing; each entry leads to its part. */
function ProblemList() {
  const { problems, open } = useEditor();
  if (problems.length === 0) return <p className={styles.done}>Le brouillon peut être publié.</p>;
  return (
    <details className={styles.box}>
      <summary>
        {problems.length === 1 ? 'Un point à revoir' : `${problems.length} points à revoir`} avant de publier
      </summary>
      <ul className={pageStyles.lines}>
        {problems.map(({ node, place, message }) => (
          <li key={`${place} ${message}`}>
            {node === undefined ? (
              <strong>{place}</strong>
            ) : (
              <button className={styles.place} type="button" onClick={() => open(node)}>
                {place}
              </button>
            )}{' '}
            <span>{message}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
