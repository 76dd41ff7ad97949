/** Ctrl+Z and Ctrl+Y for the draft. In a text field they belong to the browser. */
import { useEffect } from 'react';
import type { EditorSession } from '../../model/editor-session';

const TEXT = 'textarea, input:not([type="checkbox"], [type="radio"]), [contenteditable]';

export function useEditorKeys(session: EditorSession): void {
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
