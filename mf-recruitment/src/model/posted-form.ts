/** The version of the form that a posted step was filled in with. */
import type { PageActionArgs } from '@vipp/shared/contract/page-module';
import type { Result } from '@vipp/shared/contract/result';
import { success } from '@vipp/shared/contract/result';
import type { ApplicationContext } from './application-answer';
import { loadBegunForm, versionOfForm, type BegunForm } from './begun-form';

export type PostedForm = BegunForm & {
  /** For the answer to a page without JavaScript, which is rendered with the current version otherwise. */
  shown: Pick<ApplicationContext, 'form'>;
};

export async function loadPostedForm({ api, formData, sealedState }: PageActionArgs): Promise<Result<PostedForm>> {
  const begun = await loadBegunForm(api, versionOfForm(formData));
  if (!begun.ok) return begun;
  const { form } = begun.data;
  const current = sealedState ? await api.applicationForm() : undefined;
  const isOlder = current?.ok === true && current.data.version !== form.version;
  return success({ ...begun.data, shown: isOlder ? { form } : {} });
}
