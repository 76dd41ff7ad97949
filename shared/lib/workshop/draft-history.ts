/** Undo and redo of what this recruiter did; what colleagues did stays. */
import * as Y from 'yjs';
import type { DraftDocument } from './draft-document';
import { LOCAL_EDIT } from './draft-edits';
import { nodesOf } from './draft-nodes';

/** What is typed within this time is one step. */
const STEP_MS = 600;

export type DraftHistory = Y.UndoManager;

export const newDraftHistory = (doc: DraftDocument): DraftHistory =>
  new Y.UndoManager(nodesOf(doc), { trackedOrigins: new Set([LOCAL_EDIT]), captureTimeout: STEP_MS });
