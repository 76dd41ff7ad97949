import { readVersion } from '@vipp/shared/contract/application/application-schema';
import type { PageActionArgs } from '@vipp/shared/contract/page-module';
import { readValues } from '@vipp/shared/lib/form/form-action';
import { FORM_FIELD, STEP_FIELD, STEPS } from '@vipp/shared/lib/form/form-answer';
import { loadForm } from './application-data';
import { BACKGROUND_FORM, IDENTITY_FORM } from './application-forms';
import { SEALED_FIELD, VERSION_FIELD, type ApplicationAnswer } from './application-answer';
import { reachHere, sendFigures, stageOf } from './figures-in-browser';
import { handleBackground } from './handle-background';
import { handleIdentity, toActionResult } from './handle-identity';

/** The questions could not be loaded: all values stay in the form, to be sent again. */
function unavailable(form: string, formData: FormData): ApplicationAnswer {
  const { [SEALED_FIELD]: sealed, ...values } = readValues(formData);
  return toActionResult(form, values, { kind: 'unreachable' }, sealed === undefined ? {} : { sealed });
}

/** Action of both pages, because without JavaScript each may show either step. */
export async function handleApplication(args: PageActionArgs): Promise<ApplicationAnswer | Response | null> {
  const form = args.formData.get(FORM_FIELD);
  if (form !== IDENTITY_FORM && form !== BACKGROUND_FORM) return null;
  const loaded = await loadForm(args.api);
  if (!loaded.ok) return unavailable(form, args.formData);
  const version = readVersion(args.formData.get(VERSION_FIELD));
  const posted = { form: loaded.data, isReplaced: version !== undefined && version !== loaded.data.version };
  // « Retour » and « Modifier » post step 2 to the page of step 1.
  const isIdentity = form === IDENTITY_FORM || args.formData.get(STEP_FIELD) === STEPS.edit;
  const result = await (isIdentity ? handleIdentity(args, posted) : handleBackground(args, posted));
  // Candidates without scripts are not counted.
  if (args.sealedState) return result;
  reachHere(loaded.data.version, stageOf(result));
  sendFigures();
  return result;
}
