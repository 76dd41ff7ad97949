/**
 * The draft of an application, stored on this device until sending (requirement 3.5: step 1 under `candidatForm1`), or in
 * memory when storage is disabled. For the browser only.
 */
import * as z from 'zod/mini';
import type { Answers } from '@vipp/shared/contract/application/definition';

type Step = 'step1' | 'step2';

const KEYS: Readonly<Record<Step, string>> = { step1: 'candidatForm1', step2: 'candidatForm2' };
const SAVED_AT = 'enregistre';
const VERSION = 'version';
/** Drafts expire, because the phone may be shared. */
const MAX_AGE_MS = 30 * 24 * 60 * 60 * 1000;

/** `version` is absent in drafts from before the form had versions. */
type Draft = { answers: Answers; version: number | undefined };

export const withoutBlanks = (answers: Answers): Answers =>
  Object.fromEntries(Object.entries(answers).filter(([, answer]) => answer !== ''));

type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
const onDevice = (): DraftStorage => window.localStorage;
/** Throws where the browser’s storage is disabled. */
let storage = onDevice;

/** For the preview of a draft of the form: answers are stored in memory until the returned function is called. */
export function storeInMemory(): () => void {
  const items = new Map<string, string>();
  const inMemory: DraftStorage = {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, text) => void items.set(key, text),
    removeItem: (key) => void items.delete(key),
  };
  storage = () => inMemory;
  return () => void (storage = onDevice);
}

const draftSchema = z.record(z.string(), z.string());
const unstored = new Map<Step, Draft>();

function parseDraft(text: string | null, now: number): Draft | undefined {
  if (text === null) return undefined;
  const { [SAVED_AT]: savedAt = '', [VERSION]: version, ...answers } = draftSchema.parse(JSON.parse(text));
  if (!(now - Date.parse(savedAt) <= MAX_AGE_MS)) return undefined;
  return { answers, version: version === undefined ? undefined : Number(version) };
}

function forget(step: Step): void {
  unstored.delete(step);
  try {
    storage().removeItem(KEYS[step]);
  } catch {
    // With disabled storage there is nothing to remove.
  }
}

function findDraft(step: Step, now: number): Draft | undefined {
  // Answers in memory are newer than stored ones.
  const newest = unstored.get(step);
  if (newest) return newest;
  try {
    const stored = parseDraft(storage().getItem(KEYS[step]), now);
    if (!stored) forget(step);
    return stored;
  } catch {
    // Storage is disabled, or has an invalid value under the key.
    return undefined;
  }
}

/** Reads the answers of a step; undefined when there are none. Expired ones are erased. */
export const readDraft = (step: Step, now = Date.now()): Answers | undefined => findDraft(step, now)?.answers;

/** Version of the form in which the answers were begun; undefined where there are none. */
export const draftVersion = (now = Date.now()): number | undefined =>
  (findDraft('step1', now) ?? findDraft('step2', now))?.version;

/** @returns false when storage is disabled and the answers are held in memory */
export function writeDraft(step: Step, answers: Answers, version: number | undefined, now = Date.now()): boolean {
  try {
    const metadata = {
      [SAVED_AT]: new Date(now).toISOString(),
      ...(version !== undefined && { [VERSION]: String(version) }),
    };
    storage().setItem(KEYS[step], JSON.stringify({ ...answers, ...metadata }));
    unstored.delete(step);
    return true;
  } catch {
    unstored.set(step, { answers, version });
    return false;
  }
}

/** False after a failure to store answers: the other step shows the notice at once. */
export const isStoring = (): boolean => unstored.size === 0;

/** @returns a function that stores them again; later input remains */
export function eraseDraft(now = Date.now()): () => void {
  const erased = (['step1', 'step2'] as const).map((step) => ({ step, draft: findDraft(step, now) }));
  for (const { step } of erased) forget(step);
  return () => {
    for (const { step, draft } of erased) {
      if (draft) writeDraft(step, { ...draft.answers, ...withoutBlanks(readDraft(step) ?? {}) }, draft.version);
    }
  };
}
