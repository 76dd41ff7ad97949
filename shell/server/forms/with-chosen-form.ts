import type { SiteApi } from '@vipp/shared/contract/site-api';
import type { FormChoice } from './choose-form';

/** The data calls of a visitor, for whom the current version of the form is that on trial where they were chosen for it. */
export function withChosenForm<Api extends Pick<SiteApi, 'applicationForm'>>(
  api: Api,
  choice: FormChoice | undefined,
): Api {
  if (!choice?.isChosen) return api;
  return {
    ...api,
    applicationForm: async (version) => {
      if (version !== undefined) return api.applicationForm(version);
      const own = await api.applicationForm(choice.trial);
      // A trial that cannot be read must not take the form away.
      return own.ok ? own : api.applicationForm();
    },
  };
}
