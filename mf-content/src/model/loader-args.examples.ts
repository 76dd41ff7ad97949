/** Arguments of a loader with given content. */
import type { PageLoaderArgs } from '@vipp/shared/contract/page-module';
import { success } from '@vipp/shared/contract/result';
import type { SiteApi } from '@vipp/shared/contract/site-api';
import { siteApiExample } from '@vipp/shared/testing/site-api';
import type { PageEntry } from '@vipp/shared/contract/site-data';

export function loaderArgsExample(entries: PageEntry[], api: Partial<SiteApi> = {}): PageLoaderArgs {
  return {
    api: siteApiExample({
      contentPage: () => Promise.resolve(success(entries)),
      latestPosts: () => Promise.resolve(success([])),
      ...api,
    }),
    url: new URL('https://www.vipp.example/'),
    params: {},
    signal: new AbortController().signal,
  };
}
