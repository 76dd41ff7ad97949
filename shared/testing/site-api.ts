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
