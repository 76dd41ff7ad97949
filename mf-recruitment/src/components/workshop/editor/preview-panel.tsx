import { useDeferredValue, useState } from 'react';
import { DraftPreview } from '../preview/draft-preview';
import { useDraftView } from './editor-context';
import styles from './preview-panel.module.css';

/** Beside the editor, or below it: there it is opened when it is wanted. */
const BESIDE = '(width >= 48rem)';

/** The draft as candidates would get it. Typing goes before showing. */
export function PreviewPanel() {
  const { definition } = useDraftView();
  const shown = useDeferredValue(definition);
  const [isFirstOpen] = useState(() => window.matchMedia(BESIDE).matches);
  const [isOpen, setIsOpen] = useState(isFirstOpen);
  return (
    <details
      className={styles.panel}
      open={isFirstOpen}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary className={styles.summary}>
        <h2 className={styles.title}>Aperçu</h2>
      </summary>
      {isOpen && <DraftPreview definition={shown} />}
    </details>
  );
}
