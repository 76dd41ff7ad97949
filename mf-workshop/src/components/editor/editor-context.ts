/** The open draft, for all parts of its editor. */
import { createContext, useContext, useSyncExternalStore } from 'react';
import { setFields } from '@vipp/shared/lib/workshop/draft-edits';
import type { PartFields, TreeNode } from '@vipp/shared/lib/workshop/draft-nodes';
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

/** Changes fields of a part, as one step of undo. */
export function useSetFields({ id }: TreeNode): (values: PartFields) => void {
  const session = useEditor();
  return (values) => session.edit(() => setFields(session.doc, id, values));
}
