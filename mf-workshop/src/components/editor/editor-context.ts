/** The open draft, for all parts of its editor. */
import { createContext, useContext, useSyncExternalStore } from 'react';
import type { DraftView, EditorSession } from '../../model/editor-session';

const EditorContext = createContext<EditorSession | undefined>(undefined);
export const EditorProvider = EditorContext.Provider;

/** @throws outside of an editor, which is an error in the page */
export function useEditor(): EditorSession {
  const session = useContext(EditorContext);
  if (!session) throw new Error('useEditor needs an EditorProvider around it');
  return session;
}

export function useDraftView(): DraftView {
  const session = useEditor();
  return useSyncExternalStore(session.subscribe, session.getView);
}
