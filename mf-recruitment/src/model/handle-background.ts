/** Handles step 2: changes its experiences, shows the preview of the application, and sends it. */
import { applicationFormSchema, RECEIVED_FIELD } from '@vipp/shared/contract/application/application-schema';
import { changeBlocks, parseBlockCommand } from '@vipp/shared/contract/application/blocks';
import { dayOf, parseDay } from '@vipp/shared/contract/application/calendar';
import { checkStep } from '@vipp/shared/contract/application/check-answers';
import type { Answers, ApplicationForm, ApplicationQuestions } from '@vipp/shared/contract/application/definition';
import { FORM_REPLACED } from '@vipp/shared/contract/application/form-messages';
import { toAnswerErrors } from '@vipp/shared/contract/application/payload';
import type { PageActionArgs } from '@vipp/shared/contract/page-module';
import { formAction, readValues } from '@vipp/shared/lib/form/form-action';
import { STEP_FIELD, STEPS, type FormAnswer, formStage } from '@vipp/shared/lib/form/form-answer';
import { readIdentity, SEALED_FIELD, type ApplicationAnswer } from './application-answer';
import { eraseDraft } from './application-draft';
import { answersOfStep, BACKGROUND_FORM, backgroundStep, identityStep } from './application-forms';
import { backToIdentity, contextOfIdentity, toActionResult, type PostedForm } from './handle-identity';

/** Value of a button that renders the form again, with the questions for the answers. */
export const REFRESH = 'actualiser';

/** The day of a preview is valid as long as its idempotency key. */
const MAX_DAY_AGE_MS = 7 * 24 * 60 * 60 * 1000;

/** Day of the application: from the hidden field of a preview, so that a retry sends the same payload, else today. */
function receptionDay(carried: string | undefined): string {
  const today = dayOf(new Date());
  const isRecent =
    carried !== undefined &&
    parseDay(carried) &&
    carried <= today &&
    Date.parse(today) - Date.parse(carried) <= MAX_DAY_AGE_MS;
  return isRecent ? carried : today;
}

const sendApplication = (form: ApplicationForm) =>
  formAction({
    name: BACKGROUND_FORM,
    schema: applicationFormSchema(form),
    filterValues: (values) => ({
      ...answersOfStep(identityStep(form.questions), values),
      ...answersOfStep(backgroundStep(form.questions), values),
      [RECEIVED_FIELD]: receptionDay(values[RECEIVED_FIELD]),
    }),
    hasPreview: true,
  });

/** Changes a list by the command of a button; undefined for other buttons. */
function changeLists(
  questions: ApplicationQuestions,
  values: Answers,
  command: unknown,
): { values: Answers; listMessage?: string } | undefined {
  for (const section of backgroundStep(questions).sections) {
    const change = section.repeated && parseBlockCommand(section.id, command);
    if (!change) continue;
    const changed = changeBlocks(section, values, change);
    const listMessage = change.kind === 'add' && changed === values ? section.repeated?.tooMany : undefined;
    return { values: changed, ...(listMessage && { listMessage }) };
  }
  return undefined;
}

/** Maps the content service’s messages by payload key to messages by field, which replace its general message. */
function toFieldErrors(questions: ApplicationQuestions, answer: FormAnswer): FormAnswer {
  const { outcome } = answer;
  if (outcome.kind !== 'refused' || outcome.by !== 'service' || Object.keys(outcome.errors).length === 0) return answer;
  const { message: _message, ...rest } = outcome;
  return { ...answer, outcome: { ...rest, errors: toAnswerErrors(questions, answer.values, outcome.errors) } };
}

/** Sends both steps as one form, and answers with what the page needs next. */
async function sendBothSteps(
  args: PageActionArgs,
  form: ApplicationForm,
  identity: Answers,
): Promise<ApplicationAnswer> {
  const { formData, sealedState } = args;
  const bothSteps = new FormData();
  for (const [name, value] of formData) if (name !== SEALED_FIELD) bothSteps.append(name, value);
  for (const [name, answer] of Object.entries(identity)) bothSteps.set(name, answer);
  const answer = toFieldErrors(form.questions, await sendApplication(form)({ ...args, formData: bothSteps }));
  const isAccepted = answer.outcome.kind === 'accepted';
  if (isAccepted && !sealedState) eraseDraft();
  if (isAccepted || !sealedState) return { ...answer, context: {} };
  return {
    ...answer,
    // Only the preview shows step 1.
    ...(formStage(answer) === 'form' && { values: answersOfStep(backgroundStep(form.questions), answer.values) }),
    context: contextOfIdentity(form.questions, identity, sealedState),
  };
}

export async function handleBackground(
  args: PageActionArgs,
  { form, isReplaced }: PostedForm,
): Promise<ApplicationAnswer | Response> {
  const { formData, sealedState } = args;
  const { questions } = form;
  const step = backgroundStep(questions);
  const values = readValues(formData);
  const carried = answersOfStep(step, values);
  const identity = readIdentity(args);
  const command = formData.get(STEP_FIELD);
  if (!identity)
    return backToIdentity(command === STEPS.send ? 'incompletes' : 'manquantes', {}, { carried }, sealedState);

  const context = contextOfIdentity(questions, identity, sealedState);
  const receivedOn = receptionDay(values[RECEIVED_FIELD]);
  if (isReplaced) {
    const errors = checkStep(step, { ...identity, ...carried }, receivedOn);
    const refused = { kind: 'refused', by: 'form', errors, message: FORM_REPLACED } as const;
    return toActionResult(BACKGROUND_FORM, carried, refused, context);
  }
  const changed = command === REFRESH ? { values: carried } : changeLists(questions, carried, command);
  if (changed)
    return toActionResult(
      BACKGROUND_FORM,
      changed.values,
      { kind: 'draft' },
      { ...context, ...(changed.listMessage && { listMessage: changed.listMessage }) },
    );

  const isComplete = Object.keys(checkStep(identityStep(questions), identity, receivedOn)).length === 0;
  return isComplete
    ? sendBothSteps(args, form, identity)
    : backToIdentity('incompletes', identity, { carried }, sealedState);
}
