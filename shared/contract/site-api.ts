/** The data calls a loader may make; one implementation in the gateway, one in the browser. */
import type { ApplicationForm, Position } from './application/definition';
import type { ContentPageNumber } from './paths';
import type { Article, NewsList, Study, StudyList, StudyThemes } from './list-data';
import { newsSearchParams, studySearchParams, type NewsQuery, type StudyQuery } from './list-query';
import type { Result } from './result';
import type { PageEntry, PostCard } from './site-data';
import type { SiteFacts } from './site-facts';
import type { SubmissionName, SubmissionPayload } from './submission-calls';
import type { SubmissionOutcome } from './submissions';

export type SiteApi = {
  /** The entries of a content page, in the order that requirements 2.15 to 2.21 index them. */
  contentPage: (page: ContentPageNumber) => Promise<Result<PageEntry[]>>;
  /** The newest posts, newest first. */
  latestPosts: (limit: number) => Promise<Result<PostCard[]>>;
  newsList: (query: NewsQuery) => Promise<Result<NewsList>>;
  article: (slug: string) => Promise<Result<Article>>;
  studyThemes: () => Promise<Result<StudyThemes>>;
  /** `size` is one of `STUDY_PAGE_SIZES`. */
  studyList: (query: StudyQuery, size: number) => Promise<Result<StudyList>>;
  study: (slug: string) => Promise<Result<Study>>;
  /** A version of the application form, a closed one too; the current one where none is named. */
  applicationForm: (version?: number) => Promise<Result<ApplicationForm>>;
  /** The positions of the current version, with all of their openings. */
  positions: () => Promise<Result<readonly Position[]>>;
  /** Whether the content service gives visitors codes and links to follow their reports and applications. */
  hasFollowUp: () => Promise<Result<boolean>>;
  /** Whether the content service takes reports: it has keys of referents to encrypt them for. */
  takesReports: () => Promise<Result<boolean>>;
  /** The customer's facts: the company, the telephone numbers and the sister site. */
  siteFacts: () => Promise<Result<SiteFacts>>;
  /**
   * Sends a form to the content service. Never rejects: failures are outcomes.
   *
   * @param key idempotency key, the same for every attempt of one form
   */
  submit: <Name extends SubmissionName>(
    name: Name,
    payload: SubmissionPayload<Name>,
    key: string,
  ) => Promise<SubmissionOutcome>;
};

/** Same-origin addresses where the gateway answers these calls to a browser. */
export const dataPaths = {
  contentPage: (page: ContentPageNumber) => `/_data/content/${page}`,
  latestPosts: (limit: number) => `/_data/posts/latest?limit=${limit}`,
  newsList: (query: NewsQuery) => `/_data/news?${newsSearchParams(query)}`,
  article: (slug: string) => `/_data/news/${encodeURIComponent(slug)}`,
  studyThemes: () => '/_data/study-themes',
  studyList: (query: StudyQuery, size: number) => `/_data/studies?taille=${size}&${studySearchParams(query)}`,
  study: (slug: string) => `/_data/studies/${encodeURIComponent(slug)}`,
  applicationForm: (version?: number) =>
    version === undefined ? '/_data/application-form' : `/_data/application-form?version=${version}`,
  positions: () => '/_data/positions',
  hasFollowUp: () => '/_data/follow-up',
  takesReports: () => '/_data/report-channel',
  siteFacts: () => '/_data/site-facts',
  submit: (name: SubmissionName) => `/_data/submit/${name}`,
};
