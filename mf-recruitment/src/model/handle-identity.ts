/** Handles step 1: validates it, stores it on the device or in the page, and continues with step 2. */
import type { PageActionArgs, SealedState } from '@vipp/shared/contract/page-module';
import { FORM_REPLACED } from '@vipp/shared/contract/application/form-messages';
import { dayOf } from '@vipp/shared/contract/application/calendar';
import { checkStep } from '@vipp/shared/contract/application/check-answers';
import type { Answers, ApplicationForm, ApplicationQuestions } from '@vipp/shared/contract/application/definition';
import { readValues } from '@vipp/shared/lib/form/form-action';
import { STEP_FIELD, STEPS, type FormOutcome } from '@vipp/shared/lib/form/form-answer';
import { newFormToken } from '@vipp/shared/lib/form/form-token';
import { readIdentity, type ApplicationAnswer, type ApplicationContext } from './application-answer';
import { writeDraft } from './application-draft';
import {
  answersOfStep,
  BACKGROUND_FORM,
  BACKGROUND_PATH,
  backgroundStep,
  IDENTITY_FORM,
  IDENTITY_PATH,
  identityStep,
  MESSAGE_PARAMETER,
  ruledOut,
  STEP_MESSAGES,
  type StepMessage,
} from './application-forms';

/** Redirect with status 303, which the browser follows with GET. */
export const redirectTo = (path: string): Response => new Response(null, { status: 303, headers: { Location: path } });

export const toActionResult = (
  form: string,
  values: Answers,
  outcome: FormOutcome,
  context: ApplicationContext = {},
): ApplicationAnswer => ({
  form,
  token: newFormToken(),
  values,
  outcome,
  context,
});

/** The context of step 1 for the page of step 2 without JavaScript. */
export const contextOfIdentity = (
  questions: ApplicationQuestions,
  identity: Answers,
  sealedState: SealedState | undefined,
): ApplicationContext =>
  sealedState ? { sealed: sealedState.encrypt(JSON.stringify(identity)), ruledOut: ruledOut(questions, identity) } : {};

/** Returns to step 1 with the reason; without JavaScript also with the answers of step 2. */
export function backToIdentity(
  message: StepMessage,
  identity: Answers,
  context: ApplicationContext,
  sealedState: SealedState | undefined,
): ApplicationAnswer | Response {
  if (!sealedState) return redirectTo(`${IDENTITY_PATH}?${MESSAGE_PARAMETER}=${message}`);
  return toActionResult(
    IDENTITY_FORM,
    identity,
    { kind: 'refused', by: 'form', errors: {}, message: STEP_MESSAGES[message] },
    context,
  );
}

/** A posted step: the current version, and whether the step was filled in with another one. */
export type PostedForm = { form: ApplicationForm; isReplaced: boolean };

export async function handleIdentity(
  args: PageActionArgs,
  { form, isReplaced }: PostedForm,
): Promise<ApplicationAnswer | Response> {
  const { formData, sealedState } = args;
  const step = identityStep(form.questions);
  const values = readValues(formData);
  const carried = answersOfStep(backgroundStep(form.questions), values);
  // « Retour » from step 2, whose answers the page carries along.
  if (sealedState && formData.get(STEP_FIELD) === STEPS.edit) {
    const identity = readIdentity(args);
    if (!identity) return backToIdentity('manquantes', {}, { carried }, sealedState);
    return toActionResult(IDENTITY_FORM, identity, { kind: 'draft' }, { carried });
  }
  const identity = answersOfStep(step, values);
  const errors = checkStep(step, identity, dayOf(new Date()));
  if (isReplaced || Object.keys(errors).length > 0) {
    const refused = { kind: 'refused', by: 'form', errors, ...(isReplaced && { message: FORM_REPLACED }) } as const;
    return toActionResult(IDENTITY_FORM, identity, refused, { carried });
  }
  // Step 2, with step 1 as an encrypted hidden field.
  if (sealedState) {
    const context = contextOfIdentity(form.questions, identity, sealedState);
    return toActionResult(BACKGROUND_FORM, carried, { kind: 'draft' }, context);
  }
  // Requirement 8.3: without storage the page shows a notice, and the visitor can continue.
  return redirectTo(
    writeDraft('step1', identity, form.version) ? BACKGROUND_PATH : `${BACKGROUND_PATH}?${MESSAGE_PARAMETER}=stockage`,
  );
}
