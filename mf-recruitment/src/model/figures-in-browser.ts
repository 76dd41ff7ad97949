/**
 * Counts for the recruiters' figures in the browser: added up while the document is open, and sent to the gateway at the end of
 * a step and of the page. Nothing is stored on the device, and nothing sent says who it is.
 */
import { useEffect, useRef } from 'react';
import { stepFields, type AskedField } from '@vipp/shared/contract/application/asked-fields';
import type { Answers, ApplicationStep } from '@vipp/shared/contract/application/definition';
import {
  FIGURE_STAGES,
  FIGURES_PATH,
  figureKey,
  type FigureCounts,
  type FigureStage,
} from '@vipp/shared/contract/application/figure-events';
import type { FieldView } from '@vipp/shared/ui/form/use-typed-checks';
import type { ApplicationAnswer } from './application-answer';
import { BACKGROUND_FORM, BACKGROUND_PATH } from './application-forms';

/** The stage of a candidate who gets this result. */
export function stageOf(result: ApplicationAnswer | Response): FigureStage {
  if (result instanceof Response)
    return result.headers.get('Location')?.startsWith(BACKGROUND_PATH) ? 'step1' : 'begun';
  if (result.form !== BACKGROUND_FORM) return 'begun';
  const { kind } = result.outcome;
  return kind === 'accepted' ? 'sent' : kind === 'preview' ? 'step2' : 'step1';
}

/** The key of a message: its question, the same in all blocks of a repeated section, and which of its messages it is. */
function messageKey({ section, field }: AskedField, message: string): string {
  const { name, required, rules } = field;
  const kind = message === required ? 'required' : rules?.some((rule) => rule.message === message) ? 'rule' : 'other';
  return figureKey('message', `${section.repeated ? `${section.id}.` : ''}${name}/${kind}`);
}

/** How far this document has counted; undefined before the form and after an application. */
let reached: FigureStage | undefined;
let queued: { version: number; counts: Record<string, number> } = { version: 0, counts: {} };

export function sendFigures(): void {
  const { version, counts } = queued;
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

/** Counts the stages up to this one, each once. */
export function reachHere(version: number, stage: FigureStage): void {
  const rank = reached ? FIGURE_STAGES.indexOf(reached) : -1;
  const stages = FIGURE_STAGES.slice(rank + 1, FIGURE_STAGES.indexOf(stage) + 1);
  if (stages.length === 0) return;
  countHere(version, Object.fromEntries(stages.map((one) => [figureKey(one), 1])));
  reached = stage === 'sent' ? undefined : stage;
}

/** Without counting: an earlier document has counted it, or it is not counted. */
export function assumeReached(stage: FigureStage): void {
  reached ??= stage;
}

/** Sends what was counted whenever the page is left; returns a function to call when the form is no longer shown. */
export function sendOnLeave(): () => void {
  const onVisibility = (): void => {
    if (document.visibilityState === 'hidden') sendFigures();
  };
  document.addEventListener('visibilitychange', onVisibility);
  return () => {
    document.removeEventListener('visibilitychange', onVisibility);
    sendFigures();
  };
}

type Options = { version: number; step: ApplicationStep; answers: Answers; viewOf: (name: string) => FieldView };

/** Counts each message when it appears, but not those of the server's page. */
export function useMessageFigures({ version, step, answers, viewOf }: Options): void {
  const shown = stepFields(step, answers).flatMap((asked) => {
    const { message } = viewOf(asked.name);
    return message ? [`${asked.name}=${messageKey(asked, message)}`] : [];
  });
  const before = useRef(shown);
  const list = shown.join('\n');
  useEffect(() => {
    for (const one of shown) {
      if (!before.current.includes(one)) countHere(version, { [one.slice(one.indexOf('=') + 1)]: 1 });
    }
    before.current = shown;
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `list` is `shown` as text
  }, [list]);
}
