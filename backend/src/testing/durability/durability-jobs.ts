/** Submissions of a durability test: every form, each record with a mark by which it is found again. */
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
  /** Creates a follow-up job from the answer: the code of a report permits an addition. */
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
  // Each has another address, because an address gets only a few acknowledgements a day.
  contact: (mark) => ({ payload: { ...sampleContact, email: `${mark}@durability.example`, message: mark } }),
  newsletter: (mark) => ({ payload: { ...sampleNewsletter, email: `${mark}@durability.example` } }),
  studyRequest: (mark) => ({
    payload: { ...sampleStudyRequest, email: `${mark}@durability.example`, etude_title: mark },
  }),
  report: (mark) => ({ payload: anonymousReport(mark), next: addition(`${mark}-addition`) }),
  // Each mark is another person, because a person may apply once.
  application: (mark) => ({ payload: sampleApplication({ email: `${mark}@durability.example`, numero_piece: mark }) }),
  verifyEmail: (mark) => ({ payload: { email: `${mark}@durability.example` } }),
};

/** Repeated in this order; requests for password links are rare, because their call is throttled. */
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
const VERIFICATION_INTERVAL = 50;

/** Creates jobs for `count` records; a report counts twice, because its addition is a record too. */
export function createJobs(count: number): Job[] {
  const jobs: Job[] = [];
  for (let records = 0; records < count;) {
    const turn = jobs.length;
    const call =
      turn % VERIFICATION_INTERVAL === VERIFICATION_INTERVAL - 1
        ? 'verifyEmail'
        : (MIX[turn % MIX.length] ?? 'contact');
    const mark = `mark-${turn}-${randomUUID().slice(0, 8)}`;
    const made = kinds[call]?.(mark);
    if (!made) throw new Error(`There is no sample of ${call}`);
    const fits = records + 2 <= count;
    jobs.push({ call, key: randomUUID(), mark, payload: made.payload, ...(fits && made.next && { next: made.next }) });
    records += fits && made.next ? 2 : 1;
  }
  return jobs;
}
