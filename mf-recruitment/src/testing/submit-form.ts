import { newKey } from '@vipp/shared/lib/form/new-key';
import { FORM_FIELD, KEY_FIELD, START_FIELD, STEP_FIELD, type FormValues } from '@vipp/shared/lib/form/form-answer';
import type { ApplicationForm } from '@vipp/shared/contract/application/definition';
import type { ApplicationAnswer } from '../model/application-answer';
import { handleApplication } from '../model/handle-application';
import { fakeApi, type Answers } from '@vipp/shared/testing/fake-api';
import { formDataOf } from '@vipp/shared/testing/posted-form';
import { loaderArgs } from '@vipp/shared/testing/site-api';
import { fakeSealedState } from './fake-sealed-state';

type Options = {
  form: string;
  fields: Readonly<FormValues>;
  step?: string;
  key?: string;
  answers?: Answers;
  forms?: readonly ApplicationForm[];
  hasSealedState?: boolean;
};

/** Submits a form of the application in the gateway, or, without `hasSealedState`, in a browser. */
export async function submitForm({
  form,
  fields,
  step,
  key = newKey(),
  answers,
  forms,
  hasSealedState = true,
}: Options) {
  const { api, sent } = fakeApi(answers, undefined, forms);
  const formFields = { [FORM_FIELD]: form, [KEY_FIELD]: key, [START_FIELD]: '1', ...(step && { [STEP_FIELD]: step }) };
  const answer = await handleApplication({
    ...loaderArgs(api),
    formData: formDataOf({ ...fields, ...formFields }),
    ...(hasSealedState && { sealedState: fakeSealedState }),
  });
  return { answer, sent, key };
}

/** @throws when the action redirects or does not handle the form */
export async function submitForAnswer(
  options: Options,
): Promise<{ answer: ApplicationAnswer; sent: Awaited<ReturnType<typeof submitForm>>['sent'] }> {
  const { answer, sent } = await submitForm(options);
  if (answer === null || answer instanceof Response)
    throw new Error(
      `expected an answer to ${options.form}, got ${answer === null ? 'none' : answer.headers.get('location')}`,
    );
  return { answer, sent };
}
