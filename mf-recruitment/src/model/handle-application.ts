import type { PageActionArgs } from '@vipp/shared/contract/page-module';
import { FORM_FIELD, STEP_FIELD, STEPS } from '@vipp/shared/lib/form/form-answer';
import { BACKGROUND_FORM, IDENTITY_FORM } from './application-forms';
import type { ApplicationAnswer } from './application-answer';
import { handleBackground } from './handle-background';
import { handleIdentity } from './handle-identity';

/** Action of both pages, because without JavaScript each may show either step. */
export async function handleApplication(args: PageActionArgs): Promise<ApplicationAnswer | Response | null> {
  const form = args.formData.get(FORM_FIELD);
  // « Retour » and « Modifier » post step 2 to the page of step 1.
  if (form === IDENTITY_FORM || args.formData.get(STEP_FIELD) === STEPS.edit) return handleIdentity(args);
  return form === BACKGROUND_FORM ? handleBackground(args) : null;
}
