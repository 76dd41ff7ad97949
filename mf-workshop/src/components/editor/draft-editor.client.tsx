import { useDeferredValue, useEffect, useRef, useState } from 'react';
import { classNames } from '@vipp/shared/lib/class-names';
import { Notice } from '@vipp/shared/ui/notice';
import { PageLink } from '@vipp/shared/ui/page-link';
import { EditorProvider, useEditor, useEditorSession } from '../../model/use-editor-session';
import { WORKSHOP_PATHS } from '../../model/workshop-paths';
import type { ContentProps } from '../workshop-frame';
import { DraftCheck } from './controls';
import { DraftOutline } from './draft-outline';
import { EditorBar } from './editor-bar';
import { PartEditor } from './part-editor';
import pageStyles from '../workshop.module.css';
import styles from './editor.module.css';

/** The editor of a draft: outline, chosen part, preview. */
export function DraftEditor({ draft, onTitle }: ContentProps & { draft: string }) {
  const session = useEditorSession(draft);
  const { phase, title, message } = session.state;
  useEffect(() => {
    if (title) onTitle(title);
  }, [title, onTitle]);
  if (phase === 'gone')
    return (
      <Notice kind="error" title={message ?? 'Ce brouillon n’existe plus.'}>
        <PageLink to={WORKSHOP_PATHS.forms}>Voir les brouillons</PageLink>
      </Notice>
    );
  if (phase === 'opening') return <p role="status">{message ?? 'Ouverture du brouillon…'}</p>;
  return (
    <EditorProvider value={session}>
      <EditorBar draft={draft} />
      <div className={classNames(pageStyles.wide, styles.columns)}>
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

/** Beside the editor, or below it: there it is opened when it is wanted. */
const BESIDE = '(width >= 48rem)';

/** Leads to the public site's page for drafts; the policy of this host allows it in a frame. */
const PREVIEW_PATH = '/apercu';

/** The draft as candidates would get it, in a page of the public site. */
function DraftPreview({ isNarrow }: { isNarrow: boolean }) {
  const { definition, names, selected, select } = useEditor();
  const question = names.fields.get(selected ?? '');
  // Typing goes before showing.
  const shown = useDeferredValue(definition);
  const ref = useRef<HTMLIFrameElement>(null);
  const [round, setRound] = useState(0);
  useEffect(() => {
    const receive = ({ source, data }: MessageEvent<{ isReady?: true; question?: string } | null>) => {
      if (source !== ref.current?.contentWindow) return;
      if (data?.isReady) setRound((before) => before + 1);
      const pressed = [...names.fields].find(([, name]) => name === data?.question);
      if (pressed) select(pressed[0]);
    };
    window.addEventListener('message', receive);
    return () => window.removeEventListener('message', receive);
  }, [names, select]);
  useEffect(() => {
    // Only pages of the public site can be in the frame, and a draft has nothing personal.
    if (round > 0) ref.current?.contentWindow?.postMessage({ definition: shown, question }, '*');
  }, [round, shown, question]);
  return (
    <iframe
      ref={ref}
      className={classNames(styles.frame, isNarrow && styles.phone)}
      title="Aperçu du formulaire de candidature"
      src={PREVIEW_PATH}
      sandbox="allow-scripts allow-same-origin allow-forms"
    />
  );
}

function PreviewPanel() {
  const [isFirstOpen] = useState(() => window.matchMedia(BESIDE).matches);
  const [isOpen, setIsOpen] = useState(isFirstOpen);
  const [isNarrow, setIsNarrow] = useState(true);
  return (
    <details
      className={styles.preview}
      open={isFirstOpen}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary>
        <h2>Aperçu</h2>
      </summary>
      {isOpen && (
        <>
          <DraftCheck label="Largeur d’un téléphone" isChecked={isNarrow} onChange={setIsNarrow} />
          <DraftPreview isNarrow={isNarrow} />
        </>
      )}
    </details>
  );
}
