/** What a fault test submits: every form, each record with a mark by which it is found again. */
import { randomUUID } from 'node:crypto';
import type { SubmissionName } from '@vipp/shared/contract/submission-calls';
import {
  anonymousReport,
  sampleApplication,
  sampleContact,
  sampleNewsletter,
  sampleStudyRequest,
} from '../sample-submissions';

export type Job = {
  call: SubmissionName;
  key: string;
  mark: string;
  payload: object;
  /** What the answer makes possible: a report's code lets its reporter add to it. */
  next?: (answer: unknown) => Job;
};

const addition =
  (mark: string) =>
  (answer: unknown): Job => ({
    call: 'reportAddition',
    key: randomUUID(),
    mark,
    payload: { code: Object(answer).code, message: mark },
  });

const kinds: Partial<Record<SubmissionName, (mark: string) => Pick<Job, 'payload' | 'next'>>> = {
  // An address of its own for each: one gets only a few acknowledgements a day.
  contact: (mark) => ({ payload: { ...sampleContact, email: `${mark}@durability.example`, message: mark } }),
  newsletter: (mark) => ({ payload: { ...sampleNewsletter, email: `${mark}@durability.example` } }),
  studyRequest: (mark) => ({
    payload: { ...sampleStudyRequest, email: `${mark}@durability.example`, etude_title: mark },
  }),
  report: (mark) => ({ payload: anonymousReport(mark), next: addition(`${mark}-addition`) }),
  // One person may apply once: each mark is another person.
  application: (mark) => ({ payload: sampleApplication({ email: `${mark}@durability.example`, numero_piece: mark }) }),
  verifyEmail: (mark) => ({ payload: { email: `${mark}@durability.example` } }),
};

/** One of each in this order, repeated; links by mail are rare, because their call is throttled. */
const MIX: SubmissionName[] = [
  'contact',
  'newsletter',
  'application',
  'studyRequest',
  'contact',
  'newsletter',
  'application',
  'studyRequest',
  'report',
];
const EVERY_VERIFICATION = 50;

/** Jobs for `count` records; a report counts twice, because its addition is one too. */
export function createJobs(count: number): Job[] {
  const jobs: Job[] = [];
  for (let records = 0; records < count;) {
    const turn = jobs.length;
    const call =
      turn % EVERY_VERIFICATION === EVERY_VERIFICATION - 1 ? 'verifyEmail' : (MIX[turn % MIX.length] ?? 'contact');
    const mark = `mark-${turn}-${randomUUID().slice(0, 8)}`;
    const made = kinds[call]?.(mark);
    if (!made) throw new Error(`There is no sample of ${call}`);
    const fits = records + 2 <= count;
    jobs.push({ call, key: randomUUID(), mark, payload: made.payload, ...(fits && made.next && { next: made.next }) });
    records += fits && made.next ? 2 : 1;
  }
  return jobs;
}
