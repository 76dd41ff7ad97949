/** Data calls of the pages without a site: `npx webpack serve`. */
import { CONTENT_PAGES } from '@vipp/shared/contract/paths';
import { failure, success } from '@vipp/shared/contract/result';
import type { SiteApi } from '@vipp/shared/contract/site-api';
import { contactEntries, reportEntries } from '../model/content-entries.examples';

export const answers: Partial<SiteApi> = {
  contentPage: async (page) => {
    if (page === CONTENT_PAGES.contact) return success(contactEntries);
    return page === CONTENT_PAGES.signalements ? success(reportEntries) : failure('not-found');
  },
};
