/**
 * Counts for the recruiters' figures in the browser: added up while the document is open, and sent to the gateway at the end of a
 * step and when the page is left. Nothing is stored on the device, and nothing sent says who it is.
 */
import type { ApplicationForm, ApplicationQuestions } from '@vipp/shared/contract/application/definition';
import {
  durationClass,
  FIGURES_PATH,
  figureKey,
  type FigureCounts,
  type FigureStage,
} from '@vipp/shared/contract/application/figure-events';
import { draftVersion, readDraft } from './application-draft';
import { currentQuestion, stagesBetween } from './form-figures';

/** How far this document has counted; undefined before the form was shown, and after an application was sent. */
let reached: FigureStage | undefined;
let begunAt: number | undefined;
let queued: { version: number; counts: Record<string, number> } = { version: 0, counts: {} };

export function sendFigures(): void {
  const counts = Object.fromEntries(Object.entries(queued.counts).filter(([, count]) => count !== 0));
  const { version } = queued;
  queued = { version, counts: {} };
  if (Object.keys(counts).length === 0) return;
  try {
    navigator.sendBeacon(FIGURES_PATH, new Blob([JSON.stringify({ version, counts })], { type: 'application/json' }));
  } catch {
    // Some browser extensions remove `sendBeacon`, or make it throw.
  }
}

/** Version 0 is the built-in form of a content service without versions, which counts nothing. */
export function countHere(version: number, counts: FigureCounts): void {
  if (version === 0) return;
  if (version !== queued.version) sendFigures();
  queued.version = version;
  for (const [key, count] of Object.entries(counts)) queued.counts[key] = (queued.counts[key] ?? 0) + count;
}

export const reachedHere = (): FigureStage | undefined => reached;

/** Counts the stages up to this one that were not counted before. */
export function reachHere(version: number, stage: FigureStage): void {
  const stages = stagesBetween(reached, stage);
  if (stages.length === 0) return;
  countHere(version, Object.fromEntries(stages.map((one) => [figureKey(one), 1])));
  if (stages.includes('begun')) begunAt = performance.now();
  if (stage === 'sent' && begunAt !== undefined)
    countHere(version, { [figureKey('duration', durationClass(performance.now() - begunAt))]: 1 });
  reached = stage === 'sent' ? undefined : stage;
  if (stage === 'sent') begunAt = undefined;
}

/** Without counting: the gateway has counted it, or a document before this one. */
export function assumeReached(stage: FigureStage): void {
  reached ??= stage;
}

const questionOfDraft = (questions: ApplicationQuestions): string | undefined =>
  currentQuestion(questions, { ...readDraft('step1'), ...readDraft('step2') });

const countStop = ({ version, questions }: ApplicationForm, by: 1 | -1): void => {
  const question = draftVersion() === version ? questionOfDraft(questions) : undefined;
  if (question !== undefined) countHere(version, { [figureKey('stopped', question)]: by });
};

/**
 * Counts where candidates leave the form, and subtracts those who return, in this or another document: the draft on the device says
 * where they are. Call it before the page changes the draft.
 *
 * @returns what to call when the form is no longer shown
 */
export function enterForm(form: ApplicationForm): () => void {
  let isHere = false;
  const setHere = (next: boolean): void => {
    if (next !== isHere) countStop(form, next ? -1 : 1);
    isHere = next;
  };
  const onVisibility = (): void => {
    setHere(document.visibilityState !== 'hidden');
    if (!isHere) sendFigures();
  };
  if (questionOfDraft(form.questions) !== undefined) assumeReached(readDraft('step2') ? 'step1' : 'begun');
  setHere(document.visibilityState !== 'hidden');
  document.addEventListener('visibilitychange', onVisibility);
  return () => {
    document.removeEventListener('visibilitychange', onVisibility);
    setHere(false);
    // The other step may be shown next, which cancels the stop.
    setTimeout(sendFigures);
  };
}
