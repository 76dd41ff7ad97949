/** Handles step 1: validates it, stores it on the device or in the page, and continues with step 2. */
import type { PageActionArgs, SealedState } from '@vipp/shared/contract/page-module';
import { dayOf } from '@vipp/shared/contract/application/calendar';
import { checkStep } from '@vipp/shared/contract/application/check-answers';
import type { Answers } from '@vipp/shared/contract/application/definition';
import { readValues } from '@vipp/shared/lib/form/form-action';
import { STEP_FIELD, STEPS, type FormOutcome } from '@vipp/shared/lib/form/form-answer';
import { newFormToken } from '@vipp/shared/lib/form/form-token';
import { parseIdentity, SEALED_FIELD, type ApplicationAnswer, type ApplicationContext } from './application-answer';
import { writeDraft } from './application-draft';
import {
  answersOfStep,
  BACKGROUND_FORM,
  BACKGROUND_PATH,
  backgroundStep,
  IDENTITY_FORM,
  identityStep,
  MESSAGE_PARAMETER,
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

/** Initial state of step 2 without JavaScript, with step 1 as an encrypted hidden field. */
const backgroundWith = (sealedState: SealedState, identity: Answers, carried: Answers): ApplicationAnswer =>
  toActionResult(
    BACKGROUND_FORM,
    carried,
    { kind: 'draft' },
    { sealed: sealedState.encrypt(JSON.stringify(identity)), identity },
  );

export async function handleIdentity({ formData, sealedState }: PageActionArgs): Promise<ApplicationAnswer | Response> {
  const values = readValues(formData);
  const carried = answersOfStep(backgroundStep, values);
  if (sealedState && formData.get(STEP_FIELD) === STEPS.edit) {
    const identity = parseIdentity(sealedState.decrypt(values[SEALED_FIELD] ?? '')) ?? {};
    return toActionResult(IDENTITY_FORM, identity, { kind: 'draft' }, { carried });
  }
  const identity = answersOfStep(identityStep, values);
  const errors = checkStep(identityStep, identity, dayOf(new Date()));
  if (Object.keys(errors).length > 0) {
    return toActionResult(IDENTITY_FORM, identity, { kind: 'refused', by: 'form', errors }, { carried });
  }
  if (sealedState) return backgroundWith(sealedState, identity, carried);
  // Requirement 8.3: without storage the page shows a notice, and the visitor can continue.
  return redirectTo(
    writeDraft('step1', identity) ? BACKGROUND_PATH : `${BACKGROUND_PATH}?${MESSAGE_PARAMETER}=stockage`,
  );
}
