import { builtInApplication } from '../contract/application/built-in-application';
import type { ApplicationForm } from '../contract/application/definition';
import type { PageEntry } from '../contract/site-data';
import { failure, success } from '../contract/result';
import type { SiteApi } from '../contract/site-api';
import type { SubmissionOutcome } from '../contract/submissions';
import { firstForm } from './first-form';
import { siteApiExample } from './site-api';

export type Sent = { name: string; payload: unknown; key: string };

/** Answers to consecutive submissions, of which the last repeats; a pending promise is a form that is being sent. */
export type Answers = readonly (SubmissionOutcome | Promise<SubmissionOutcome>)[];

/**
 * Data calls with the given content entries and answers to submissions; `sent` records the submissions.
 *
 * @param forms versions of the application form, of which the last is the current one
 */
export function fakeApi(
  answers: Answers = [{ kind: 'accepted' }],
  entries?: PageEntry[],
  forms: readonly ApplicationForm[] = [firstForm],
): { api: SiteApi; sent: Sent[] } {
  const sent: Sent[] = [];
  const api = siteApiExample({
    contentPage: async () => (entries ? success(entries) : failure('unavailable')),
    applicationForm: async (version) => {
      const found = version === undefined ? forms.at(-1) : forms.find((form) => form.version === version);
      return found ? success(found) : failure('not-found');
    },
    positions: async () => success(builtInApplication.positions),
    submit: async (name, payload, key) => {
      sent.push({ name, payload, key });
      return answers[Math.min(sent.length, answers.length) - 1] ?? { kind: 'unreachable' };
    },
  });
  return { api, sent };
}
