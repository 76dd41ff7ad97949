import type { PageLoaderArgs } from '../contract/page-module';
import { failure, success } from '../contract/result';
import type { SiteApi } from '../contract/site-api';

const unavailable = () => Promise.resolve(failure('unavailable'));

/** Data calls that are unavailable, except the given ones. */
export const siteApiExample = (answers: Partial<SiteApi> = {}): SiteApi => ({
  contentPage: unavailable,
  latestPosts: unavailable,
  newsList: unavailable,
  article: unavailable,
  studyThemes: unavailable,
  studyList: unavailable,
  study: unavailable,
  applicationForm: unavailable,
  positions: unavailable,
  hasFollowUp: () => Promise.resolve(success(true)),
  takesReports: () => Promise.resolve(success(true)),
  siteFacts: () => Promise.resolve(success({})),
  submit: () => Promise.resolve({ kind: 'unreachable' }),
  ...answers,
});

/** Arguments of a loader, by default at the home page. */
export const loaderArgs = (api: SiteApi, params: PageLoaderArgs['params'] = {}, path = '/'): PageLoaderArgs => ({
  api,
  url: new URL(path, 'http://site.invalid'),
  params,
  signal: new AbortController().signal,
});
