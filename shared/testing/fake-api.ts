import type { PageEntry } from '../contract/site-data';
import { failure, success } from '../contract/result';
import type { SiteApi } from '../contract/site-api';
import type { SubmissionOutcome } from '../contract/submissions';

export type Sent = { name: string; payload: unknown; key: string };

/** Answers each submission in turn, the last for ever; a promise keeps the form on its way. */
export type Answers = readonly (SubmissionOutcome | Promise<SubmissionOutcome>)[];

const nothing = async () => failure('unavailable');

/** The data calls of a page: its content entries, and what becomes of what is sent. */
export function fakeApi(
  answers: Answers = [{ kind: 'accepted' }],
  entries?: PageEntry[],
): { api: SiteApi; sent: Sent[] } {
  const sent: Sent[] = [];
  const api: SiteApi = {
    contentPage: async () => (entries ? success(entries) : failure('unavailable')),
    latestPosts: nothing,
    newsList: nothing,
    article: nothing,
    studyThemes: nothing,
    studyList: nothing,
    study: nothing,
    submit: async (name, payload, key) => {
      sent.push({ name, payload, key });
      return answers[Math.min(sent.length, answers.length) - 1] ?? { kind: 'unreachable' };
    },
  };
  return { api, sent };
}
