import { keyOf } from '@vipp/shared/lib/workshop/draft-document';
import { Button } from '@vipp/shared/ui/button';
import { conflictTitle, valueInWords } from '../../model/conflict-words';
import type { SyncState } from '../../model/draft-sync';
import { useDraftView, useEditor } from './editor-context';
import { Fieldset } from './fieldset';
import styles from './conflict-list.module.css';

/** Fields that a colleague has changed at the same time: both values, and the choice of one. */
export function ConflictList({ conflicts }: Pick<SyncState, 'conflicts'>) {
  const session = useEditor();
  const view = useDraftView();
  return conflicts.map((theirs) => {
    const mine = { ...theirs, value: session.doc.valueOf(theirs) };
    return (
      <div key={keyOf(theirs)} className={styles.conflict}>
        <Fieldset legend={`À choisir : ${conflictTitle(session, theirs)}`}>
          <dl className={styles.values}>
            <dt>Vous</dt>
            <dd>{valueInWords(view, mine)}</dd>
            <dt>{theirs.by}</dt>
            <dd>{valueInWords(view, theirs)}</dd>
          </dl>
          <div className={styles.choices}>
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
