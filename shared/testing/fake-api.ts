import type { PageEntry } from '../contract/site-data';
import { failure, success } from '../contract/result';
import type { SiteApi } from '../contract/site-api';
import type { SubmissionOutcome } from '../contract/submissions';

export type Sent = { name: string; payload: unknown; key: string };

/** Answers to consecutive submissions, the last one repeats; a pending promise means that the form is being sent. */
export type Answers = readonly (SubmissionOutcome | Promise<SubmissionOutcome>)[];

const nothing = async () => failure('unavailable');

/** The data calls of a page: its content entries, and the answers to its submissions. */
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
