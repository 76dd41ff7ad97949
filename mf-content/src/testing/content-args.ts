import type { PageLoaderArgs } from '@vipp/shared/contract/page-module';
import { success } from '@vipp/shared/contract/result';
import type { PageEntry } from '@vipp/shared/contract/site-data';
import type { SiteApi } from '@vipp/shared/contract/site-api';
import { loaderArgs, siteApiExample } from '@vipp/shared/testing/site-api';

/** Arguments of a loader with given content. */
export const contentArgs = (entries: PageEntry[], api: Partial<SiteApi> = {}): PageLoaderArgs =>
  loaderArgs(
    siteApiExample({ contentPage: async () => success(entries), latestPosts: async () => success([]), ...api }),
  );
