/** One open draft: its document, the definition read from it, the chosen part, undo, and announcements for screen readers. */
import { createContext, useCallback, useContext, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { callWorkshop } from '@vipp/shared/api/call-workshop';
import { frenchTypography } from '@vipp/shared/lib/french-typography';
import { readDraft } from '@vipp/shared/lib/workshop/definition-of-document';
import type { DraftDocument, NodeId } from '@vipp/shared/lib/workshop/draft-document';
import { setFields } from '@vipp/shared/lib/workshop/draft-edits';
import { DraftHistory } from '@vipp/shared/lib/workshop/draft-history';
import { allParts, parentOf, type PartFields, type TreeNode } from '@vipp/shared/lib/workshop/draft-nodes';
import { useAccountState } from './account-store';
import { draftProblems } from './draft-checks';
import { removeWithPartner } from './draft-commands';
import { DraftSync } from './draft-sync';
import { titleOf, TYPE_WORDS } from './editor-words';

/** The control that gets the focus in an opened part. */
export type Focus = 'heading' | 'first-text' | 'last-option';

function readView(doc: DraftDocument) {
  const draft = readDraft(doc);
  const parts = new Map(allParts([...draft.steps, ...draft.positions]).map((part) => [part.id, part]));
  return { ...draft, parts, problems: draftProblems(draft) };
}

function openDraft(draft: string) {
  const sync = new DraftSync(draft, (input) => callWorkshop('syncDraft', input));
  return { sync, doc: sync.doc, history: new DraftHistory(sync.doc) };
}

const TEXT = 'textarea, input:not([type="checkbox"], [type="radio"]), [contenteditable]';
const QUESTION = 'Vos derniers changements ne sont pas encore enregistrés. Les abandonner et quitter cette page\u202F?';

/** Ctrl+Z is for the draft; in a text field it belongs to the browser. */
function onKey(undo: () => void, event: KeyboardEvent): void {
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
  if (event.target instanceof Element && event.target.closest(TEXT)) return;
  if (event.key.toLowerCase() !== 'z' || event.shiftKey) return;
  event.preventDefault();
  undo();
}

/** Synchronises while the page is open, listens to keys, and asks before unsaved changes are left. */
function listenToPage(sync: DraftSync, undo: () => void): () => void {
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
    [document, 'keydown', (event: KeyboardEvent) => onKey(undo, event)],
    [document, 'click', onLink],
  ];
  listeners.forEach(([target, type, listener]) => target.addEventListener(type, listener as EventListener, true));
  sync.start();
  return () => {
    listeners.forEach(([target, type, listener]) => target.removeEventListener(type, listener as EventListener, true));
    sync.stop();
  };
}

export function useEditorSession(draft: string) {
  const [{ sync, doc, history }] = useState(() => openDraft(draft));
  const revision = useSyncExternalStore(doc.subscribe, doc.getRevision);
  const [chosen, select] = useState<NodeId>();
  const [announcement, announce] = useState('');
  const [focus, setFocus] = useState<{ on: Focus }>();
  const state = useSyncExternalStore(sync.subscribe, sync.getState);
  const undo = useCallback(() => {
    if (history.undo()) announce('Dernière modification annulée.');
  }, [history]);
  useEffect(() => listenToPage(sync, undo), [sync, undo]);
  const account = useAccountState();
  useEffect(() => {
    if (account.kind === 'signed-in') sync.syncNow();
  }, [sync, account]);
  // The document is changed in place; its revision says that it has.
  const view = useMemo(() => ({ ...readView(doc), revision }), [doc, revision]);
  /** One action of the recruiter: what is done in it is one step of undo. */
  const edit = (action: () => void, words?: string) => {
    history.endStep();
    action();
    history.endStep();
    if (words) announce(words);
  };
  return {
    ...view,
    sync,
    state,
    doc,
    history,
    announcement,
    announce,
    select,
    edit,
    /** A part that is gone is not chosen. */
    selected: chosen !== undefined && view.parts.has(chosen) ? chosen : undefined,
    /** Shows a part and moves the focus there. */
    open: (id: NodeId, on: Focus = 'heading') => {
      select(id);
      setFocus({ on });
    },
    focus,
    /** Changes fields of a part. */
    set: ({ id }: TreeNode, values: PartFields) => edit(() => setFields(doc, id, values)),
    /** Puts the typography of a text right, once its field is left. */
    mend: (part: TreeNode, name: string) => {
      const typed = String(part.node.get(name) ?? '');
      const lines = typed.split('\n').map((line) => frenchTypography(line.trim()));
      const mended = lines.join('\n').trim();
      if (mended !== typed) setFields(doc, part.id, { [name]: mended });
    },
    remove: (part: TreeNode) => {
      const words = `${TYPE_WORDS[part.type].one} «\u202F${titleOf(part)}\u202F»`;
      edit(() => removeWithPartner(doc, part), `${words}\u202F: retiré du brouillon.`);
      select(parentOf(part.node));
    },
    undo,
  };
}

export type EditorSession = ReturnType<typeof useEditorSession>;

const EditorContext = createContext<EditorSession | undefined>(undefined);
export const EditorProvider = EditorContext.Provider;

/** @throws outside of an editor, which is an error in the page */
export function useEditor(): EditorSession {
  const session = useContext(EditorContext);
  if (!session) throw new Error('useEditor needs an EditorProvider around it');
  return session;
}
