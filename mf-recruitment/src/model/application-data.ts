import type { PageLoaderArgs } from '@vipp/shared/contract/page-module';
import type { Answers, ApplicationForm, ApplicationQuestions } from '@vipp/shared/contract/application/definition';
import { success, type Result } from '@vipp/shared/contract/result';
import type { FormToken } from '@vipp/shared/lib/form/form-answer';
import { sharedFormToken } from '@vipp/shared/lib/form/form-token';
import { draftVersion } from './application-draft';
import { identityStep, isStepMessage, MESSAGE_PARAMETER, type StepMessage } from './application-forms';
import { loadBegunForm } from './begun-form';

export type ApplicationData = {
  formToken: FormToken;
  /** Reason of the redirect to this step. */
  message: StepMessage | null;
  /** Answers that a link presets, such as the position of an offer. */
  preset: Answers;
  /** The current version, or the one in which answers of this device were begun. */
  form: ApplicationForm;
  /** The version of these answers, where it is closed and they are moved. */
  movedFrom: number | null;
};

/** Choices of step 1 in the address, such as `?pays=Togo&poste=Téléconseiller`; never free text. */
function presetOf({ searchParams }: URL, questions: ApplicationQuestions): Answers {
  const fields = identityStep(questions).sections.flatMap((section) => section.fields);
  return Object.fromEntries(
    fields.flatMap((field) => {
      const chosen = searchParams.get(field.name);
      return field.kind === 'select' && chosen !== null && field.options.some(({ value }) => value === chosen)
        ? [[field.name, chosen]]
        : [];
    }),
  );
}

export async function loadApplication({ api, url }: PageLoaderArgs): Promise<Result<ApplicationData>> {
  const begun = await loadBegunForm(api, draftVersion());
  if (!begun.ok) return begun;
  const { form, movedFrom = null } = begun.data;
  const message = url.searchParams.get(MESSAGE_PARAMETER);
  return success({
    formToken: sharedFormToken(),
    message: isStepMessage(message) ? message : null,
    preset: presetOf(url, form.questions),
    form,
    movedFrom,
  });
}
