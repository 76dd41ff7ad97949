/** A draft of the application form as updates of a Yjs document, Base64, as they are stored and exchanged. */
import * as Y from 'yjs';
import type { ApplicationDefinition } from '../../contract/application/definition';
import { fromBase64, toBase64 } from './base64';
import { definitionOfDocument } from './definition-of-document';
import { draftFromDefinition } from './draft-from-definition';

/** The document of a draft. Yjs itself is used in this folder only. */
export type DraftDocument = Y.Doc;

export const newDocument = (): DraftDocument => new Y.Doc();

/** Adds an update to a document. @throws on a malformed one */
export const applyDraftUpdate = (doc: DraftDocument, update: string, origin?: unknown): void =>
  Y.applyUpdate(doc, fromBase64(update), origin);

/** What a document has that another one lacks, as one update. */
export const updateSince = (doc: DraftDocument, other: DraftDocument): string =>
  toBase64(Y.encodeStateAsUpdate(doc, Y.encodeStateVector(other)));

/** Updates of one document as one. */
export const packUpdates = (updates: readonly Uint8Array[]): string => toBase64(Y.mergeUpdates([...updates]));

/** A document with all that these updates contain. @throws on malformed updates */
export function documentOfUpdates(updates: readonly string[]): Y.Doc {
  const doc = new Y.Doc();
  for (const update of updates) applyDraftUpdate(doc, update);
  return doc;
}

/** The whole document as one update. */
export const documentUpdate = (doc: Y.Doc): string => toBase64(Y.encodeStateAsUpdate(doc));

/** The first update of a draft of this definition. */
export const newDraftUpdate = (definition: ApplicationDefinition): string =>
  documentUpdate(draftFromDefinition(definition));

/** One update that says the same as these. @throws on malformed updates */
export const mergeUpdates = (updates: readonly string[]): string => documentUpdate(documentOfUpdates(updates));

/** The definition of a draft; it may break the rules of `checkDefinition`. @throws on malformed updates */
export const definitionOfUpdates = (updates: readonly string[]): ApplicationDefinition =>
  definitionOfDocument(documentOfUpdates(updates));
