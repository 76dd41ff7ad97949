/** The fault test: submissions on bad lines, while the servers are killed again and again. */
import { setTimeout as pause } from 'node:timers/promises';
import type { KillableProgram } from './killable-program';
import { type Attempts, submit, type Target } from './no-loss-client';
import { createJobs, type Job } from './no-loss-jobs';
import type { Records } from './count-records';

type Options = {
  target: Target;
  programs: KillableProgram[];
  submissions: number;
  kills: number;
  /** Between two kills, at most; the moment is random. */
  killPauseMs: number;
  clients: number;
  deadlineMs: number;
  /** What stands in the database once everything is over. */
  count: () => Promise<Records>;
};

export type NoLossReport = {
  submissions: number;
  acknowledged: number;
  stored: number;
  lost: number;
  double: number;
  /** Mails that should have been written with their records, and were not, or twice. */
  wrongMails: number;
  kills: number;
  attempts: Attempts;
  seconds: number;
};

async function sendAll(jobs: Job[], { target, clients }: Options, attempts: Attempts, deadline: number): Promise<Job[]> {
  const queue = [...jobs];
  const acknowledged: Job[] = [];
  const client = async () => {
    for (let job = queue.shift(); job; job = queue.shift()) {
      const answer = await submit(target, job, attempts, deadline);
      acknowledged.push(job);
      if (job.next) queue.push(job.next(answer));
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  return acknowledged;
}

/** Kills until it has done so often enough, all programs in turn. */
async function killAgainAndAgain({ programs, kills, killPauseMs }: Options, isOver: () => boolean): Promise<number> {
  let done = 0;
  while (done < kills && !isOver()) {
    await pause(killPauseMs * (0.2 + 0.8 * Math.random()));
    const program = programs[done % programs.length];
    await program?.kill();
    await program?.start();
    done += 1;
  }
  return done;
}

function compare(acknowledged: Job[], { marks, verifications, mails }: Records) {
  const found = new Map<string, number>();
  for (const mark of marks) found.set(mark, (found.get(mark) ?? 0) + 1);
  const isMarked = ({ call }: Job) => call !== 'verifyEmail';
  const verified = acknowledged.filter((job) => !isMarked(job)).length;
  const subscribed = acknowledged.filter(({ call }) => call === 'newsletter').length;
  const lost = acknowledged.filter((job) => isMarked(job) && !found.has(job.mark)).length;
  const double = [...found.values()].filter((times) => times > 1).length;
  return {
    acknowledged: acknowledged.length,
    stored: marks.length + verifications,
    lost: lost + Math.max(0, verified - verifications),
    double: double + Math.max(0, verifications - verified),
    wrongMails: Math.abs(mails - subscribed - verified),
  };
}

/** Runs it all; the programs are killed at its end too. */
export async function runNoLoss(options: Options): Promise<NoLossReport> {
  const began = Date.now();
  const attempts: Attempts = { sent: 0, twice: 0, limited: 0, failed: 0, 'before the body': 0, 'in the body': 0, 'after the body': 0 };
  try {
    for (const program of options.programs) await program.start();
    let over = false;
    const sending = sendAll(createJobs(options.submissions), options, attempts, began + options.deadlineMs).finally(() => (over = true));
    const [acknowledged, kills] = await Promise.all([sending, killAgainAndAgain(options, () => over)]);
    for (const program of options.programs) await program.kill();
    const seconds = (Date.now() - began) / 1000;
    return { submissions: options.submissions, ...compare(acknowledged, await options.count()), kills, attempts, seconds };
  } finally {
    for (const program of options.programs) await program.kill();
  }
}
