/** Counts what the action of a step results in: once, where the action runs. */
import type { ApplicationForm } from '@vipp/shared/contract/application/definition';
import { figureKey } from '@vipp/shared/contract/application/figure-events';
import type { PageActionArgs } from '@vipp/shared/contract/page-module';
import { errorsOf } from '@vipp/shared/lib/form/form-answer';
import { REACHED_FIELD, type ApplicationAnswer } from './application-answer';
import { assumeReached, reachHere, sendFigures } from './figures-in-browser';
import { messageFigures, parseStage, stageOf, stagesBetween } from './form-figures';

/** @returns the result, with marks for the next page against counting twice */
export function countResult(
  { formData, sealedState, countFigures }: PageActionArgs,
  { questions, version }: ApplicationForm,
  result: ApplicationAnswer | Response,
): ApplicationAnswer | Response {
  const from = parseStage(formData.get(REACHED_FIELD));
  if (!sealedState) {
    if (from) assumeReached(from);
    reachHere(version, stageOf(result));
    sendFigures();
    return result;
  }
  if (result instanceof Response) return result;
  const stages = stagesBetween(from, stageOf(result));
  countFigures?.(version, {
    ...Object.fromEntries(stages.map((stage) => [figureKey(stage), 1])),
    ...messageFigures(questions, result.values, errorsOf(result)),
  });
  const reached = stages.at(-1) ?? from;
  return { ...result, context: { ...result.context, ...(reached && { reached }) } };
}
