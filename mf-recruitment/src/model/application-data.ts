import type { PageLoaderArgs } from '@vipp/shared/contract/page-module';
import type { Answers } from '@vipp/shared/contract/application/definition';
import { success, type Result } from '@vipp/shared/contract/result';
import type { FormToken } from '@vipp/shared/lib/form/form-answer';
import { sharedFormToken } from '@vipp/shared/lib/form/form-token';
import { identityStep, isStepMessage, MESSAGE_PARAMETER, type StepMessage } from './application-forms';

export type ApplicationData = {
  formToken: FormToken;
  /** Reason of the redirect to this step. */
  message: StepMessage | null;
  /** Answers that a link presets, such as the position of an offer. */
  preset: Answers;
};

/** Choices of step 1 in the address, such as `?pays=Togo&poste=Téléconseiller`; never free text. */
function presetOf({ searchParams }: URL): Answers {
  const fields = identityStep.sections.flatMap((section) => section.fields);
  return Object.fromEntries(
    fields.flatMap((field) => {
      const chosen = searchParams.get(field.name);
      return field.kind === 'select' && chosen !== null && field.options.some(({ value }) => value === chosen)
        ? [[field.name, chosen]]
        : [];
    }),
  );
}

export async function loadApplication({ url }: PageLoaderArgs): Promise<Result<ApplicationData>> {
  const message = url.searchParams.get(MESSAGE_PARAMETER);
  return success({
    formToken: sharedFormToken(),
    message: isStepMessage(message) ? message : null,
    preset: presetOf(url),
  });
}
