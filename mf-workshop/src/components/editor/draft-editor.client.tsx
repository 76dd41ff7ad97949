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

const TEXT = 'textarea, input:not([type="checkbox"], [type="radio"]), [contenteditable]';
const QUESTION = 'Vos derniers changements ne sont pas encore enregistrés. Les abandonner et quitter cette page\u202F?';

/** Ctrl+Z and Ctrl+Y are for the draft; in a text field they belong to the browser. */
function onKey(session: EditorSession, event: KeyboardEvent): void {
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
  if (event.target instanceof Element && event.target.closest(TEXT)) return;
  const key = event.key.toLowerCase();
  const isRedo = key === 'y' || (key === 'z' && event.shiftKey);
  if (!isRedo && key !== 'z') return;
  event.preventDefault();
  if (isRedo) session.redo();
  else session.undo();
}

/** What the page does while it is open: synchronises, listens to keys, and asks before changes are left that are not stored yet. */
function listenToPage(session: EditorSession): () => void {
  const { sync } = session;
  const ended = new AbortController();
  const { signal } = ended;
  sync.start();
  document.addEventListener('visibilitychange', sync.syncNow, { signal });
  window.addEventListener('online', sync.syncNow, { signal });
  document.addEventListener('keydown', (event) => onKey(session, event), { signal });
  window.addEventListener(
    'beforeunload',
    (event) => {
      if (!sync.hasUnsent()) return;
      sync.syncNow();
      event.preventDefault();
    },
    { signal },
  );
  // A link within the site is no unloading of the page: what is on its way arrives all the same.
  const onLink = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
    if (!link || !sync.isStuck() || event.ctrlKey || event.metaKey || window.confirm(QUESTION)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  document.addEventListener('click', onLink, { capture: true, signal });
  return () => {
    ended.abort();
    sync.stop();
  };
}

type DraftEditorProps = {
  draft: string;
  /** Shows the title of the draft as that of the page. */
  onTitle: (title: string) => void;
};

/** The editor of a draft: outline, chosen part, preview. */
export function DraftEditor({ draft, onTitle }: DraftEditorProps) {
  const [session] = useState(() => newSession(draft));
  const { sync } = session;
  const state = useSyncExternalStore(sync.subscribe, sync.getState);
  useEffect(() => listenToPage(session), [session]);
  const account = useAccountState();
  useEffect(() => {
    if (account.kind === 'signed-in') sync.syncNow();
  }, [sync, account]);
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

type PublishButtonProps = { draft: string; state: SyncState };

/** « Publier… »: the dialog says itself what is still to be done before. */
function PublishButton({ draft, state: { basedOn, last, saving } }: PublishButtonProps) {
  const { sync } = useEditor();
  const { definition, problems } = useDraftView();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Publier…</Button>
      <PublishDialog
        draft={draft}
        definition={definition}
        problems={problems}
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
