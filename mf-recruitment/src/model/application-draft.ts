/**
 * The draft of an application, stored on this device until it is sent (requirement 3.5: step 1 under `candidatForm1`).
 * In the browser only. Where the browser has no storage, it lasts as long as the page.
 */
import * as z from 'zod/mini';
import type { Answers } from '@vipp/shared/contract/application/definition';

type Step = 'step1' | 'step2';

const KEYS: Readonly<Record<Step, string>> = { step1: 'candidatForm1', step2: 'candidatForm2' };
const SAVED_AT = 'enregistre';
/** Drafts expire, because the phone may be shared. */
const LASTS_MS = 30 * 24 * 60 * 60 * 1000;

const draftSchema = z.record(z.string(), z.string());
const unstored = new Map<Step, Answers>();

function parseDraft(text: string | null, now: number): Answers | undefined {
  if (text === null) return undefined;
  const { [SAVED_AT]: savedAt = '', ...answers } = draftSchema.parse(JSON.parse(text));
  return now - Date.parse(savedAt) <= LASTS_MS ? answers : undefined;
}

function forget(step: Step): void {
  unstored.delete(step);
  try {
    window.localStorage.removeItem(KEYS[step]);
  } catch {
    // Storage may be disabled; then there is nothing to remove.
  }
}

/** The stored answers of a step, or undefined when there are none; those that are too old are erased. */
export function readDraft(step: Step, now = Date.now()): Answers | undefined {
  // Answers that could not be stored are newer than the stored ones.
  const newest = unstored.get(step);
  if (newest) return newest;
  try {
    const stored = parseDraft(window.localStorage.getItem(KEYS[step]), now);
    if (!stored) forget(step);
    return stored;
  } catch {
    // No storage, or a text of another program under our key.
    return undefined;
  }
}

/** @returns false where the browser has no storage: the answers then last as long as the page */
export function writeDraft(step: Step, answers: Answers, now = Date.now()): boolean {
  try {
    window.localStorage.setItem(KEYS[step], JSON.stringify({ ...answers, [SAVED_AT]: new Date(now).toISOString() }));
    unstored.delete(step);
    return true;
  } catch {
    unstored.set(step, answers);
    return false;
  }
}

/** False once something could not be stored: the other step then says so at once. */
export const isStoring = (): boolean => unstored.size === 0;

export function eraseDraft(): void {
  for (const step of ['step1', 'step2'] as const) forget(step);
}
