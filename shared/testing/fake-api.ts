import { builtInApplication } from '../contract/application/built-in-application';
import type { PageEntry } from '../contract/site-data';
import { failure, success } from '../contract/result';
import type { SiteApi } from '../contract/site-api';
import type { SubmissionOutcome } from '../contract/submissions';
import { firstForm } from './first-form';
import { siteApiExample } from './site-api';

export type Sent = { name: string; payload: unknown; key: string };

/** Answers to consecutive submissions, of which the last repeats; a pending promise is a form that is being sent. */
export type Answers = readonly (SubmissionOutcome | Promise<SubmissionOutcome>)[];

/** Data calls with the given content entries and answers to submissions; `sent` records the submissions. */
export function fakeApi(
  answers: Answers = [{ kind: 'accepted' }],
  entries?: PageEntry[],
): { api: SiteApi; sent: Sent[] } {
  const sent: Sent[] = [];
  const api = siteApiExample({
    contentPage: async () => (entries ? success(entries) : failure('unavailable')),
    applicationForm: async () => success(firstForm),
    positions: async () => success(builtInApplication.positions),
    submit: async (name, payload, key) => {
      sent.push({ name, payload, key });
      return answers[Math.min(sent.length, answers.length) - 1] ?? { kind: 'unreachable' };
    },
  });
  return { api, sent };
}
