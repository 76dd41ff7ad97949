/** What is counted of an application, as pure functions: docs/contracts/application-form.md. */
import { askedFields, stepFields, type AskedField } from '@vipp/shared/contract/application/asked-fields';
import { cleanAnswer } from '@vipp/shared/contract/application/check-answers';
import type { Answers, ApplicationQuestions, ApplicationStep } from '@vipp/shared/contract/application/definition';
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

/** How far a candidate is who gets this result of an action. */
export function stageOf(result: ApplicationAnswer | Response): FigureStage {
  if (result instanceof Response)
    return result.headers.get('Location')?.startsWith(BACKGROUND_PATH) ? 'step1' : 'begun';
  if (result.form !== BACKGROUND_FORM) return 'begun';
  const { kind } = result.outcome;
  return kind === 'accepted' ? 'sent' : kind === 'preview' ? 'step2' : 'step1';
}

/** The name of a question in the figures, the same in all blocks of a repeated section. */
const nameOf = ({ section, field }: AskedField): string =>
  section.repeated ? `${section.id}.${field.name}` : field.name;

const isAnswered = (answers: Answers, { field, name }: AskedField): boolean =>
  cleanAnswer(field, answers[name] ?? '') !== '';

/** Which questions of a step that is done were asked and answered; each once. */
export function answerFigures(step: ApplicationStep, answers: Answers): FigureCounts {
  const counts: Record<string, number> = {};
  for (const asked of stepFields(step, answers)) {
    counts[figureKey('asked', nameOf(asked))] = 1;
    if (isAnswered(answers, asked)) counts[figureKey('answered', nameOf(asked))] = 1;
  }
  return counts;
}

/** The key of a message: its question, and which of its messages it is. */
export function messageKey(asked: AskedField, message: string): string {
  const { required, rules } = asked.field;
  const kind = message === required ? 'required' : rules?.some((rule) => rule.message === message) ? 'rule' : 'other';
  return figureKey('message', `${nameOf(asked)}/${kind}`);
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

/**
 * The question at which a candidate with these answers is: the one after the last that has an answer. Undefined where the
 * application is not begun; lists of step 1 alone may be what a link preset.
 */
export function currentQuestion(questions: ApplicationQuestions, answers: Answers): string | undefined {
  const asked = askedFields(questions, answers);
  const last = asked.findLastIndex((question) => isAnswered(answers, question));
  const isBegun = asked.some((question) => question.field.kind !== 'select' && isAnswered(answers, question));
  if (!isBegun) return undefined;
  const next = asked[last + 1];
  return next ? nameOf(next) : '';
}
