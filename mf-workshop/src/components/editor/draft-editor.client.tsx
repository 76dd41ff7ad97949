import { useEffect, useState, useSyncExternalStore } from 'react';
import { Button } from '@vipp/shared/ui/button';
import { Notice } from '@vipp/shared/ui/notice';
import { PageLink } from '@vipp/shared/ui/page-link';
import { useAccountState } from '../../model/account-store';
import type { SyncState } from '../../model/draft-sync';
import { EditorProvider, type EditorSession, useEditor, useEditorSession } from '../../model/use-editor-session';
import { WORKSHOP_PATHS } from '../../model/workshop-paths';
import { PublishDialog } from './publish-dialog';
import { DraftOutline } from './draft-outline';
import { EditorBar } from './editor-bar';
import { PartEditor } from './part-editor';
import { PreviewPanel } from './preview-panel';
import styles from './editor.module.css';

const TEXT = 'textarea, input:not([type="checkbox"], [type="radio"]), [contenteditable]';
const QUESTION = 'Vos derniers changements ne sont pas encore enregistrés. Les abandonner et quitter cette page\u202F?';

/** Ctrl+Z is for the draft; in a text field it belongs to the browser. */
function onKey({ undo }: EditorSession, event: KeyboardEvent): void {
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
  if (event.target instanceof Element && event.target.closest(TEXT)) return;
  if (event.key.toLowerCase() !== 'z' || event.shiftKey) return;
  event.preventDefault();
  undo();
}

/** State of the open page: synchronises, listens to keys, and asks before unsaved changes are left. */
function listenToPage(session: EditorSession): () => void {
  const { sync } = session;
  const onLeave = (event: Event) => {
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
  const listeners: [EventTarget, string, (event: never) => void][] = [
    [document, 'visibilitychange', sync.syncNow],
    [window, 'online', sync.syncNow],
    [window, 'beforeunload', onLeave],
    [document, 'keydown', (event: KeyboardEvent) => onKey(session, event)],
    [document, 'click', onLink],
  ];
  listeners.forEach(([target, type, listener]) => target.addEventListener(type, listener as EventListener, true));
  sync.start();
  return () => {
    listeners.forEach(([target, type, listener]) => target.removeEventListener(type, listener as EventListener, true));
    sync.stop();
  };
}

type DraftEditorProps = {
  draft: string;
  /** Shows the title of the draft as the page's. */
  onTitle: (title: string) => void;
};

/** The editor of a draft: outline, chosen part, preview. */
export function DraftEditor({ draft, onTitle }: DraftEditorProps) {
  const session = useEditorSession(draft);
  const { sync } = session;
  const state = useSyncExternalStore(sync.subscribe, sync.getState);
  // What it needs of the session is the same in each of its renderings.
  const [first] = useState(session);
  useEffect(() => listenToPage(first), [first]);
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
        <nav className={styles.side} aria-label="Plan du formulaire">
          <DraftOutline />
        </nav>
        <div className={styles.side}>
          <PartEditor />
        </div>
        <PreviewPanel />
      </div>
    </EditorProvider>
  );
}

type PublishButtonProps = { draft: string; state: SyncState };

/** « Publier… »: its dialog lists the tasks before it. */
function PublishButton({ draft, state: { basedOn, last, saving } }: PublishButtonProps) {
  const { sync, definition, problems } = useEditor();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Publier…</Button>
      <PublishDialog
        draft={draft}
        definition={definition}
        problems={problems.length}
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
