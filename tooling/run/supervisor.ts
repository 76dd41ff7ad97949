/** A part of the site: a program that is started again after its death or a hang. */
import type { ChildProcess } from 'node:child_process';
import { SHELL_REFUSED_EXIT } from '@vipp/shared/contract/federation/problem';
import { UserError } from '../user-error.mjs';
import type { Output } from './output';
import { startProgram, type Program } from './program';

const ASK_EVERY_MS = 1_000;
/** Longer than any single query of a large embedded database. */
const MAX_UNANSWERED = 30;

/**
 * Finds a part that runs but no longer answers: a full disk can make the embedded database loop for ever.
 *
 * @param onBlocked called once, after thirty seconds without an answer. A timer counts them and not the clock: a process
 * suspended with its machine has not answered either.
 */
export function watchPart(child: Pick<ChildProcess, 'connected' | 'send'>, onBlocked: () => void) {
  let unanswered = 0;
  const timer = setInterval(() => {
    if (unanswered >= MAX_UNANSWERED) {
      clearInterval(timer);
      return onBlocked();
    }
    unanswered += 1;
    if (child.connected) child.send({ type: 'alive?' }, () => {});
  }, ASK_EVERY_MS).unref();
  return { answered: () => void (unanswered = 0), end: () => clearInterval(timer) };
}

const GRACE_MS = 10_000;
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 30_000;
const STEADY_MS = 60_000;
const CTRL_C_DELAY_MS = 200;

type PartOptions = {
  name: string;
  script: string;
  /** A part that restarts must keep its address. */
  env: (previousUrl: string | undefined) => NodeJS.ProcessEnv;
  /** Sent over the channel each time that the part is ready. */
  greeting?: (() => object) | undefined;
  output: Output;
  /** Called when it refuses to start again, for a reported reason: another start would not help. */
  onRefusal?: () => void;
};

/** The gateway does not fit what is live: another start would not help. */
export class PartRefused extends UserError {}

export type Part = ReturnType<typeof supervise>;

/** A part of the site, across the restarts of its process. */
export function supervise({ name, script, env, greeting, output, onRefusal }: PartOptions) {
  let program: Program | undefined;
  let url: string | undefined;
  let hasReported = false;
  let stopping = false;
  let restarting = false;
  let pause = FIRST_PAUSE_MS;
  let pauseTimer: NodeJS.Timeout | undefined;

  const send = (message: object): void => {
    // A part that ends now gets the greeting after its restart.
    if (program?.child.connected) program.child.send(message, () => {});
  };

  const begin = (): Program => {
    const started = performance.now();
    const given = env(url);
    let watch: ReturnType<typeof watchPart> | undefined;
    const current = startProgram({
      script,
      env: given,
      stdout: 'inherit',
      onOutput: (chunk) => {
        hasReported = true;
        output.problem(String(chunk));
      },
      onMessage: (message) => {
        if (message.type === 'progress') output.log(`${name}: ${message.text}`);
        else watch?.answered();
      },
    });
    program = current;
    const { child, ready, exited } = current;
    void ready.then(() => {
      if (greeting) send(greeting());
      // In development a debugger may stop a part.
      if (given.NODE_ENV === 'development') return;
      watch = watchPart(child, () => {
        output.problem(`${name} does not answer any more, ending it\n`);
        child.kill('SIGKILL');
      });
    });
    void exited.then(async (how) => {
      watch?.end();
      // A terminal's Ctrl-C reaches every process: a part may end before this process gets the signal.
      await new Promise((resolve) => setTimeout(resolve, CTRL_C_DELAY_MS));
      // Before it was ready for the first time, `start` reports the failure.
      if (stopping || url === undefined) return;
      if (child.exitCode === SHELL_REFUSED_EXIT) return onRefusal?.();
      if (restarting) {
        restarting = false;
        return void begin();
      }
      if (performance.now() - started > STEADY_MS) pause = FIRST_PAUSE_MS;
      output.problem(`${name} stopped unexpectedly (${how}), starting it again in ${pause / 1000} s\n`);
      pauseTimer = setTimeout(begin, pause);
      pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
    });
    return current;
  };

  return {
    /** @returns the part's address, once it answers there */
    async start(): Promise<string> {
      if (stopping) throw new UserError();
      const { child, ready, exited } = begin();
      const failed = exited.then((how): never => {
        if (child.exitCode === SHELL_REFUSED_EXIT) throw new PartRefused();
        // The part's own report is enough.
        throw new UserError(hasReported ? '' : `${name} stopped before it was ready (${how})`);
      });
      url = await Promise.race([ready, failed]);
      failed.catch(() => {});
      return url;
    },
    send,
    /** Restarts the part at its address, after its current work. */
    restart(): void {
      if (stopping || url === undefined) return;
      restarting = true;
      program?.child.kill('SIGTERM');
    },
    /** Lets the part finish what it is doing, for 10 s at most. */
    async stop(): Promise<void> {
      stopping = true;
      clearTimeout(pauseTimer);
      if (!program) return;
      const { child, exited } = program;
      const deadline = setTimeout(() => child.kill('SIGKILL'), GRACE_MS);
      child.kill('SIGTERM');
      await exited;
      clearTimeout(deadline);
    },
    kill(): void {
      stopping = true;
      clearTimeout(pauseTimer);
      program?.child.kill('SIGKILL');
    },
  };
}
