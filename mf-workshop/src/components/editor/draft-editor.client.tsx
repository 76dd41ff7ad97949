import { useEffect, useState, useSyncExternalStore } from 'react';
import { callWorkshop } from '@vipp/shared/api/call-workshop';
import { Button } from '@vipp/shared/ui/button';
import { Notice } from '@vipp/shared/ui/notice';
import { PageLink } from '@vipp/shared/ui/page-link';
import { useAccountState } from '../../model/account-store';
import { DraftSync, type SyncState } from '../../model/draft-sync';
import { EditorSession } from '../../model/editor-session';
import { WORKSHOP_PATHS } from '../../model/workshop-paths';
import { PublishDialog } from '../publishing/publish-dialog';
import { DraftOutline } from './draft-outline';
import { EditorBar } from './editor-bar';
import { PartEditor } from './part-editor';
import { PreviewPanel } from './preview-panel';
import { EditorProvider, useDraftView, useEditor } from './controls';
import styles from './draft-editor.module.css';

const newSession = (draft: string): EditorSession =>
  new EditorSession(new DraftSync(draft, (input) => callWorkshop('syncDraft', input)));

/** Synchronises while the page is open: at once when it is shown again, when the network is back, and after signing in. */
function useSynchronisation({ sync }: EditorSession): SyncState {
  const account = useAccountState();
  useEffect(() => {
    sync.start();
    const { syncNow } = sync;
    document.addEventListener('visibilitychange', syncNow);
    window.addEventListener('online', syncNow);
    return () => {
      sync.stop();
      document.removeEventListener('visibilitychange', syncNow);
      window.removeEventListener('online', syncNow);
    };
  }, [sync]);
  useEffect(() => {
    if (account.kind === 'signed-in') sync.syncNow();
  }, [sync, account]);
  return useSyncExternalStore(sync.subscribe, sync.getState);
}

type DraftEditorProps = {
  draft: string;
  /** Shows the title of the draft as that of the page. */
  onTitle: (title: string) => void;
};

/** The editor of a draft: outline, chosen part, preview. */
export function DraftEditor({ draft, onTitle }: DraftEditorProps) {
  const [session] = useState(() => newSession(draft));
  const state = useSynchronisation(session);
  useEditorKeys(session);
  useUnsentWarning(session.sync);
  useEffect(() => {
    if (state.title) onTitle(state.title);
  }, [state.title, onTitle]);
  if (state.phase === 'gone')
    return (
      <Notice kind="error" title={state.message ?? 'Ce brouillon n’existe plus.'}>
        <PageLink to={WORKSHOP_PATHS.forms}>Voir les brouillons</PageLink>
      </Notice>
    );
  if (state.phase === 'opening') return <p role="status">{state.message ?? 'Ouverture du brouillon…'}</p>;
  return (
    <EditorProvider value={session}>
      <EditorBar state={state}>
        <PublishButton draft={draft} state={state} />
      </EditorBar>
      <div className={styles.columns}>
        <nav className={styles.outline} aria-label="Plan du formulaire">
          <DraftOutline />
        </nav>
        <div className={styles.part}>
          <PartEditor />
        </div>
        <PreviewPanel />
      </div>
    </EditorProvider>
  );
}

const TEXT = 'textarea, input:not([type="checkbox"], [type="radio"]), [contenteditable]';

/** Ctrl+Z and Ctrl+Y for the draft. In a text field they belong to the browser. */
function useEditorKeys(session: EditorSession): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
      if (event.target instanceof Element && event.target.closest(TEXT)) return;
      const key = event.key.toLowerCase();
      const isRedo = key === 'y' || (key === 'z' && event.shiftKey);
      if (!isRedo && key !== 'z') return;
      event.preventDefault();
      if (isRedo) session.redo();
      else session.undo();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [session]);
}

/** Asks before the page is left while changes are not stored yet. */
const QUESTION = 'Vos derniers changements ne sont pas encore enregistrés. Les abandonner et quitter cette page\u202F?';

function useUnsentWarning(sync: DraftSync): void {
  useEffect(() => {
    const onLeave = (event: BeforeUnloadEvent) => {
      if (!sync.hasUnsent()) return;
      sync.syncNow();
      event.preventDefault();
    };
    // A link within the site is no unloading of the page: what is on its way arrives all the same.
    const onLink = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
      if (!link || !sync.isStuck() || event.ctrlKey || event.metaKey || window.confirm(QUESTION)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    window.addEventListener('beforeunload', onLeave);
    document.addEventListener('click', onLink, { capture: true });
    return () => {
      window.removeEventListener('beforeunload', onLeave);
      document.removeEventListener('click', onLink, { capture: true });
    };
  }, [sync]);
}

type PublishButtonProps = { draft: string; state: SyncState };

/** « Publier… »: the dialog says itself what is still to be done before. */
function PublishButton({ draft, state: { basedOn, last, saving } }: PublishButtonProps) {
  const { sync } = useEditor();
  const { definition, problems, warnings } = useDraftView();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Publier…</Button>
      <PublishDialog
        draft={draft}
        definition={definition}
        problems={problems}
        warnings={warnings.filter(({ isExplained }) => !isExplained)}
        basedOn={basedOn}
        last={last}
        isSaved={saving === 'saved'}
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        onHold={(isHeld) => (isHeld ? sync.stop() : sync.start())}
      />
    </>
  );
}
