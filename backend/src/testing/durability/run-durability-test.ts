/** The durability test: submissions over bad connections, while the servers are killed repeatedly. */
import { setTimeout as pause } from 'node:timers/promises';
import type { SubmissionName } from '@vipp/shared/contract/submission-calls';
import type { KillableProgram } from './killable-program';
import { type Attempts, submit, type Target } from './durability-client';
import { createJobs, type Job } from './durability-jobs';
import type { Records } from './count-records';

type Options = {
  target: Target;
  programs: KillableProgram[];
  submissions: number;
  kills: number;
  clients: number;
  deadlineMs: number;
  /** Reads the stored records at the end. */
  count: () => Promise<Records>;
};

export type DurabilityReport = {
  submissions: number;
  acknowledged: number;
  stored: number;
  lost: number;
  double: number;
  /** Mails that are missing or stored twice. */
  wrongMails: number;
  kills: number;
  attempts: Attempts;
  seconds: number;
};

/** Sends all jobs, and adds those that were answered to `acknowledged`. */
async function sendAll(
  acknowledged: Job[],
  { target, clients, submissions, deadlineMs }: Options,
  attempts: Attempts,
): Promise<void> {
  const queue = createJobs(submissions);
  const deadline = Date.now() + deadlineMs;
  const client = async () => {
    for (let job = queue.shift(); job; job = queue.shift()) {
      const answer = await submit(target, job, attempts, deadline);
      acknowledged.push(job);
      if (job.next) queue.push(job.next(answer));
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
}

/** Random moments to kill a program, as numbers of acknowledged submissions. */
const killMoments = ({ submissions, kills }: Options) =>
  Array.from({ length: kills }, () => Math.floor(Math.random() * submissions * 0.95)).sort((a, b) => a - b);

/** Kills the programs in turn. */
async function killRepeatedly(options: Options, progress: () => number, signal: AbortSignal): Promise<number> {
  let done = 0;
  for (const moment of killMoments(options)) {
    while (progress() < moment && !signal.aborted) await pause(10);
    if (signal.aborted) return done;
    // At a random time between two acknowledgements.
    await pause(Math.random() * 100);
    const program = options.programs[done % options.programs.length];
    await program?.kill();
    await program?.start();
    done += 1;
  }
  return done;
}

/** Calls that store a mail with the record. */
const MAILED: SubmissionName[] = ['contact', 'studyRequest', 'newsletter', 'application', 'verifyEmail'];

function compare(acknowledged: Job[], { marks, verifications, mails }: Records) {
  const found = new Map<string, number>();
  for (const mark of marks) found.set(mark, (found.get(mark) ?? 0) + 1);
  const isMarked = ({ call }: Job) => call !== 'verifyEmail';
  const verified = acknowledged.filter((job) => !isMarked(job)).length;
  const mailed = acknowledged.filter(({ call }) => MAILED.includes(call)).length;
  const lost = acknowledged.filter((job) => isMarked(job) && !found.has(job.mark)).length;
  const double = [...found.values()].filter((times) => times > 1).length;
  return {
    acknowledged: acknowledged.length,
    stored: marks.length + verifications,
    lost: lost + Math.max(0, verified - verifications),
    double: double + Math.max(0, verifications - verified),
    wrongMails: Math.abs(mails - mailed),
  };
}

/** Runs the whole test; the programs are also killed at its end. */
export async function runDurabilityTest(options: Options): Promise<DurabilityReport> {
  const began = Date.now();
  const attempts: Attempts = {
    sent: 0,
    twice: 0,
    limited: 0,
    failed: 0,
    'before the body': 0,
    'in the body': 0,
    'after the body': 0,
  };
  try {
    for (const program of options.programs) await program.start();
    const acknowledged: Job[] = [];
    const over = new AbortController();
    const sending = sendAll(acknowledged, options, attempts).finally(() => over.abort());
    const [, kills] = await Promise.all([sending, killRepeatedly(options, () => acknowledged.length, over.signal)]);
    for (const program of options.programs) await program.kill();
    const seconds = (Date.now() - began) / 1000;
    return {
      submissions: options.submissions,
      ...compare(acknowledged, await options.count()),
      kills,
      attempts,
      seconds,
    };
  } finally {
    for (const program of options.programs) await program.kill();
  }
}
