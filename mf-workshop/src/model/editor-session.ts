/** One open draft: its document, what is read from it, the chosen part, undo, and what screen readers are to say. */
import type { ApplicationDefinition } from '@vipp/shared/contract/application/definition';
import { frenchTypography } from '@vipp/shared/lib/french-typography';
import type { DraftDocument, NodeId } from '@vipp/shared/lib/workshop/draft-document';
import { DraftHistory } from '@vipp/shared/lib/workshop/draft-history';
import { readDraft, type ReadDraft } from '@vipp/shared/lib/workshop/definition-of-document';
import { findPart, setFields } from '@vipp/shared/lib/workshop/draft-edits';
import { allParts, parentOf, type TreeNode } from '@vipp/shared/lib/workshop/draft-nodes';
import { draftProblems, draftWarnings, type DraftProblem, type DraftWarning } from './draft-checks';
import { removeWithPartner } from './draft-commands';
import type { DraftSync } from './draft-sync';
import { titleOf, TYPE_WORDS } from './editor-words';

export type DraftView = ReadDraft & {
  definition: ApplicationDefinition;
  problems: readonly DraftProblem[];
  warnings: readonly DraftWarning[];
  parts: ReadonlyMap<NodeId, TreeNode>;
  selected: NodeId | undefined;
  announcement: string;
  canUndo: boolean;
  canRedo: boolean;
};

/** Where the focus goes in a part that is opened. */
export type Focus = 'heading' | 'first-text' | 'last-option';

export class EditorSession {
  readonly doc: DraftDocument;
  private readonly history: DraftHistory;
  private selected: NodeId | undefined;
  private focus: Focus | undefined;
  private announcement = '';
  private isEditing = false;
  private view: DraftView;
  private readonly listeners = new Set<() => void>();

  constructor(readonly sync: DraftSync) {
    this.doc = sync.doc;
    this.history = new DraftHistory(this.doc);
    this.view = this.read();
    this.doc.subscribe(() => this.refresh());
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };
  readonly getView = (): DraftView => this.view;

  select(id: NodeId | undefined): void {
    this.selected = id;
    this.refresh();
  }

  /** Shows a part and moves the focus there. */
  open(id: NodeId, focus: Focus = 'heading'): void {
    this.focus = focus;
    this.select(id);
  }

  /** What the focus is to move to, once. */
  takeFocus(): Focus | undefined {
    const { focus } = this;
    this.focus = undefined;
    return focus;
  }

  announce(words: string): void {
    this.announcement = words;
    this.refresh();
  }

  /** One action of the recruiter: what is done in it is one step of undo. */
  edit(action: () => void, announcement?: string): void {
    this.history.endStep();
    this.isEditing = true;
    try {
      action();
    } finally {
      this.isEditing = false;
    }
    this.history.endStep();
    if (announcement) this.announcement = announcement;
    this.refresh();
  }

  /** Puts the typography of a text right, once its field is left. */
  mend(part: TreeNode, name: string): void {
    const typed = String(part.node.get(name) ?? '');
    const lines = typed.split('\n').map((line) => frenchTypography(line.trim()));
    const mended = lines.join('\n').trim();
    if (mended !== typed) setFields(this.doc, part.id, { [name]: mended });
  }

  remove(part: TreeNode): void {
    const words = `${TYPE_WORDS[part.type].one} «\u202F${titleOf(part)}\u202F»`;
    this.edit(() => removeWithPartner(this.doc, part), `${words}\u202F: retiré du brouillon.`);
    this.select(parentOf(part.node));
  }

  undo(): void {
    if (this.history.undo()) this.announce('Dernière modification annulée.');
    this.keepSelection();
  }

  redo(): void {
    if (this.history.redo()) this.announce('Modification rétablie.');
    this.keepSelection();
  }

  private keepSelection(): void {
    if (this.selected !== undefined && !findPart(this.doc, this.selected)) this.select(undefined);
  }

  private read(): DraftView {
    const draft = readDraft(this.doc);
    const parts = new Map(allParts([...draft.steps, ...draft.positions]).map((part) => [part.id, part]));
    return {
      ...draft,
      problems: draftProblems(draft),
      warnings: draftWarnings(draft),
      parts,
      selected: this.selected !== undefined && parts.has(this.selected) ? this.selected : undefined,
      announcement: this.announcement,
      canUndo: this.history.canUndo(),
      canRedo: this.history.canRedo(),
    };
  }

  private refresh(): void {
    if (this.isEditing) return;
    this.view = this.read();
    this.listeners.forEach((listener) => listener());
  }
}
