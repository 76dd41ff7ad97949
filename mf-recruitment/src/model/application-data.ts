import type { PageLoaderArgs } from '@vipp/shared/contract/page-module';
import type { Answers, ApplicationForm, ApplicationQuestions } from '@vipp/shared/contract/application/definition';
import { success, type Result } from '@vipp/shared/contract/result';
import type { SiteApi } from '@vipp/shared/contract/site-api';
import type { FormToken } from '@vipp/shared/lib/form/form-answer';
import { sharedFormToken } from '@vipp/shared/lib/form/form-token';
import { identityStep, isStepMessage, MESSAGE_PARAMETER, type StepMessage } from './application-forms';

export type ApplicationData = {
  formToken: FormToken;
  /** Reason of the redirect to this step. */
  message: StepMessage | null;
  /** Answers preset by a link, such as the position of an offer. */
  preset: Answers;
  form: ApplicationForm;
};

/** The version that this document has shown: an open tab continues in it, also without a connection. None in the gateway. */
let shown: ApplicationForm | undefined;

/** @param form that the document shows; undefined for another test in the same document */
export function rememberForm(form: ApplicationForm | undefined): void {
  shown = form;
}

export const loadForm = async (api: Pick<SiteApi, 'applicationForm'>): Promise<Result<ApplicationForm>> =>
  shown ? success(shown) : api.applicationForm();

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
  const loaded = await loadForm(api);
  if (!loaded.ok) return loaded;
  const form = loaded.data;
  const message = url.searchParams.get(MESSAGE_PARAMETER);
  return success({
    formToken: sharedFormToken(),
    message: isStepMessage(message) ? message : null,
    preset: presetOf(url, form.questions),
    form,
  });
}
