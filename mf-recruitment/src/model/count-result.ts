/** Counts what the action of a step results in: once, where the action runs. */
import type { Answers, ApplicationForm } from '@vipp/shared/contract/application/definition';
import { figureKey, type FigureCounts, type FigureStage } from '@vipp/shared/contract/application/figure-events';
import type { PageActionArgs } from '@vipp/shared/contract/page-module';
import { errorsOf } from '@vipp/shared/lib/form/form-answer';
import { REACHED_FIELD, type ApplicationAnswer } from './application-answer';
import { readDraft } from './application-draft';
import { answersOfStep, backgroundStep, identityStep } from './application-forms';
import { assumeReached, countHere, reachedHere, reachHere, sendFigures } from './figures-in-browser';
import { answerFigures, messageFigures, parseStage, stageOf, stagesBetween } from './form-figures';

type Result = ApplicationAnswer | Response;

/** The questions of the steps that are done with this result. */
function figuresOfSteps(
  { questions }: ApplicationForm,
  stages: readonly FigureStage[],
  identity: Answers,
  values: Answers,
): FigureCounts {
  const second = backgroundStep(questions);
  return {
    ...(stages.includes('step1') && answerFigures(identityStep(questions), identity)),
    ...(stages.includes('step2') && answerFigures(second, answersOfStep(second, values))),
  };
}

const valuesOf = (result: Result): Answers => (result instanceof Response ? {} : result.values);

function countInBrowser(formData: FormData, form: ApplicationForm, before: Answers, result: Result): void {
  const counted = parseStage(formData.get(REACHED_FIELD));
  if (counted) assumeReached(counted);
  const stage = stageOf(result);
  const stages = stagesBetween(reachedHere(), stage);
  countHere(form.version, figuresOfSteps(form, stages, readDraft('step1') ?? before, valuesOf(result)));
  reachHere(form.version, stage);
  if (stages.length > 0) sendFigures();
}

/** @returns the answer with what the next page needs, so that nothing is counted twice */
function countInGateway(
  { formData, countFigures }: PageActionArgs,
  { questions, version }: ApplicationForm,
  identity: Answers,
  answer: ApplicationAnswer,
): ApplicationAnswer {
  const from = parseStage(formData.get(REACHED_FIELD));
  const stages = stagesBetween(from, stageOf(answer));
  countFigures?.(version, {
    ...Object.fromEntries(stages.map((stage) => [figureKey(stage), 1])),
    ...figuresOfSteps({ questions, version, isClosed: false }, stages, identity, answer.values),
    ...messageFigures(questions, answer.values, errorsOf(answer)),
  });
  const reached = stages.at(-1) ?? from;
  return { ...answer, context: { ...answer.context, ...(reached && { reached }) } };
}

/**
 * @param args of the action
 * @param form that the step was filled in with
 * @param before step 1 as the page or the device had it before the action, which erases it when the application is sent
 */
export function countResult(args: PageActionArgs, form: ApplicationForm, before: Answers, result: Result): Result {
  if (args.sealedState) return result instanceof Response ? result : countInGateway(args, form, before, result);
  countInBrowser(args.formData, form, before, result);
  return result;
}
