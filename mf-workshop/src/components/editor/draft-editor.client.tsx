import { useEffect, useState, useSyncExternalStore } from 'react';
import { draftCalls } from '@vipp/shared/contract/workshop/draft-calls';
import { Notice } from '@vipp/shared/ui/notice';
import { PageLink } from '@vipp/shared/ui/page-link';
import { useAccountState } from '../../model/account-store';
import { callWorkshop } from '@vipp/shared/api/call-workshop';
import { DraftSync, type SyncState } from '../../model/draft-sync';
import { EditorSession } from '../../model/editor-session';
import { WORKSHOP_PATHS } from '../../model/workshop-paths';
import { DraftOutline } from './draft-outline';
import { EditorBar } from './editor-bar';
import { EditorProvider } from './editor-context';
import { PartEditor } from './part-editor';
import { PreviewPanel } from './preview-panel';
import { PublishButton } from './publish-button';
import { useEditorKeys } from './use-editor-keys';
import { useUnsentWarning } from './use-unsent-warning';
import styles from './draft-editor.module.css';

const newSession = (draft: string): EditorSession =>
  new EditorSession(new DraftSync(draft, (input) => callWorkshop(draftCalls, 'syncDraft', input)));

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

type Props = {
  draft: string;
  /** Shows the title of the draft as that of the page. */
  onTitle: (title: string) => void;
};

/** The editor of a draft: outline, chosen part, preview. */
export function DraftEditor({ draft, onTitle }: Props) {
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
          <DraftOutline others={state.others} />
        </nav>
        <div className={styles.part}>
          <PartEditor />
        </div>
        <PreviewPanel />
      </div>
    </EditorProvider>
  );
}
