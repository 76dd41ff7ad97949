/** Data calls of the pages without a site: `npx webpack serve`. */
import { builtInApplication } from '@vipp/shared/contract/application/built-in-application';
import { success } from '@vipp/shared/contract/result';
import type { SiteApi } from '@vipp/shared/contract/site-api';
import { firstForm } from '@vipp/shared/testing/first-form';
import { recruitmentEntries } from '../model/recruitment-entries.examples';

export const answers: Partial<SiteApi> = {
  contentPage: async () => success(recruitmentEntries),
  applicationForm: async () => success(firstForm),
  positions: async () => success(builtInApplication.positions),
};
