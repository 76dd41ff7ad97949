import { failure } from '../contract/result';
import type { SiteApi } from '../contract/site-api';

const unavailable = () => Promise.resolve(failure('unavailable'));

/** The data calls of pages: all unavailable, except those that are given. */
export const siteApiExample = (answers: Partial<SiteApi> = {}): SiteApi => ({
  contentPage: unavailable,
  latestPosts: unavailable,
  newsList: unavailable,
  article: unavailable,
  studyThemes: unavailable,
  studyList: unavailable,
  study: unavailable,
  submit: () => Promise.resolve({ kind: 'unreachable' }),
  ...answers,
});
