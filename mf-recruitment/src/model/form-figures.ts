/** What is counted of an application, as pure functions: docs/contracts/application-form.md. */
import { askedFields, type AskedField } from '@vipp/shared/contract/application/asked-fields';
import type { Answers, ApplicationQuestions } from '@vipp/shared/contract/application/definition';
import {
  FIGURE_STAGES,
  figureKey,
  type FigureCounts,
  type FigureStage,
} from '@vipp/shared/contract/application/figure-events';
import type { FieldErrors } from '@vipp/shared/contract/submissions';
import type { ApplicationAnswer } from './application-answer';
import { BACKGROUND_FORM, BACKGROUND_PATH } from './application-forms';

export const parseStage = (value: unknown): FigureStage | undefined => FIGURE_STAGES.find((stage) => stage === value);

const rank = (stage: FigureStage | undefined): number => (stage ? FIGURE_STAGES.indexOf(stage) : -1);

/** The stages after `from`, up to `to`. */
export const stagesBetween = (from: FigureStage | undefined, to: FigureStage): readonly FigureStage[] =>
  FIGURE_STAGES.slice(rank(from) + 1, rank(to) + 1);

/** The stage of a candidate who gets this result. */
export function stageOf(result: ApplicationAnswer | Response): FigureStage {
  if (result instanceof Response)
    return result.headers.get('Location')?.startsWith(BACKGROUND_PATH) ? 'step1' : 'begun';
  if (result.form !== BACKGROUND_FORM) return 'begun';
  const { kind } = result.outcome;
  return kind === 'accepted' ? 'sent' : kind === 'preview' ? 'step2' : 'step1';
}

/** The key of a message: its question, the same in all blocks of a repeated section, and which of its messages it is. */
export function messageKey({ section, field }: AskedField, message: string): string {
  const { name, required, rules } = field;
  const kind = message === required ? 'required' : rules?.some((rule) => rule.message === message) ? 'rule' : 'other';
  return figureKey('message', `${section.repeated ? `${section.id}.` : ''}${name}/${kind}`);
}

export function messageFigures(questions: ApplicationQuestions, answers: Answers, errors: FieldErrors): FigureCounts {
  const counts: Record<string, number> = {};
  for (const asked of askedFields(questions, answers)) {
    for (const message of errors[asked.name] ?? []) {
      const key = messageKey(asked, message);
      counts[key] = (counts[key] ?? 0) + 1;
    }
  }
  return counts;
}
