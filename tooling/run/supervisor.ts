/** Runs one part of the site as a process: starts it, restarts it when it dies, stops it. */
import { SHELL_REFUSED_EXIT } from '@vipp/shared/contract/federation/problem';
import { startVariables } from '@vipp/shared/contract/settings/start-variables.server';
import { UserError } from '../user-error.mjs';
import type { Output } from './output';
import { startProgram, type Program } from './program';
import { watchPart } from './watch-part';

const GRACE_MS = 10_000;
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 30_000;
const STEADY_MS = 60_000;
const CTRL_C_DELAY_MS = 200;
const SILENCE_MS = 180_000;

type PartOptions = {
  name: string;
  script: string;
  /** A part that restarts must keep its address. */
  env: (previousUrl: string | undefined) => NodeJS.ProcessEnv;
  /** Sends the environment as a message: that of a process can be read in /proc. */
  overChannel?: boolean;
  /** Sent over the channel each time that the part is ready. */
  greeting?: (() => object) | undefined;
  output: Output;
  /** Called when it refuses to start again, for a reason that it has reported: another start would not help. */
  onRefusal?: () => void;
};

type Life = Program & { hasReported: () => boolean };
type LifeOptions = { name: string; script: string; env: NodeJS.ProcessEnv; overChannel: boolean; output: Output };

/** One process of a part, from its start to its exit. */
function startLife({ name, script, env, overChannel, output }: LifeOptions): Life {
  const log = (text: string): void => output.log(`${name}: ${text}`);
  let hasReported = false;
  const program = startProgram({
    script,
    env: overChannel ? startVariables(env) : env,
    settings: overChannel ? env : undefined,
    stdout: 'inherit',
    onOutput: (chunk) => {
      hasReported = true;
      output.problem(String(chunk));
    },
    onProgress: (text) => {
      silence.refresh();
      log(text);
    },
  });
  const silence = setTimeout(() => {
    log(`no sign of life for ${SILENCE_MS / 1000} s, ending it`);
    program.child.kill('SIGKILL');
  }, SILENCE_MS);
  const stopWaiting = (): void => clearTimeout(silence);
  void program.ready.then(stopWaiting);
  void program.exited.then(stopWaiting);
  return { ...program, hasReported: () => hasReported };
}

/** The gateway does not fit what is live: another start would not help. */
export class PartRefused extends UserError {}

export type Part = ReturnType<typeof supervise>;

/** A part of the site, across the restarts of its process. */
export function supervise({ name, script, env, overChannel = false, greeting, output, onRefusal }: PartOptions) {
  let life: Life | undefined;
  let url: string | undefined;
  let stopping = false;
  let restarting = false;
  let pause = FIRST_PAUSE_MS;
  let pauseTimer: NodeJS.Timeout | undefined;

  const send = (message: object): void => {
    // One that ends at this moment gets the greeting after its restart.
    if (life?.child.connected) life.child.send(message, () => {});
  };

  /** Not in development, where a debugger may stop a part. */
  const watch = ({ child, exited }: Life): void => {
    if (env(url).NODE_ENV === 'development') return;
    const endWatch = watchPart(child, () => {
      output.problem(`${name} does not answer any more, ending it\n`);
      child.kill('SIGKILL');
    });
    void exited.then(endWatch);
  };

  const begin = (): Life => {
    const started = performance.now();
    const current = startLife({ name, script, env: env(url), overChannel, output });
    life = current;
    void current.ready.then(() => watch(current));
    if (greeting) void current.ready.then(() => send(greeting()));
    void current.exited.then(async (how) => {
      // A terminal's Ctrl-C reaches every process: a part may end before this process gets the signal.
      await new Promise((resolve) => setTimeout(resolve, CTRL_C_DELAY_MS));
      // Before it was ready for the first time, `start` reports the failure.
      if (stopping || url === undefined) return;
      if (current.child.exitCode === SHELL_REFUSED_EXIT) {
        onRefusal?.();
        return;
      }
      if (restarting) {
        restarting = false;
        begin();
        return;
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
      const { child, ready, exited, hasReported } = begin();
      const failed = exited.then((how): never => {
        if (child.exitCode === SHELL_REFUSED_EXIT) throw new PartRefused();
        // The part's own report is enough.
        throw new UserError(hasReported() ? '' : `${name} stopped before it was ready (${how})`);
      });
      url = await Promise.race([ready, failed]);
      failed.catch(() => {});
      return url;
    },
    send,
    /** Restarts the part at its address, once it has finished what it is doing. */
    restart(): void {
      if (stopping || url === undefined) return;
      restarting = true;
      life?.child.kill('SIGTERM');
    },
    /** Lets the part finish what it is doing, for 10 s at most. */
    async stop(): Promise<void> {
      stopping = true;
      clearTimeout(pauseTimer);
      if (!life) return;
      const { child, exited } = life;
      const deadline = setTimeout(() => child.kill('SIGKILL'), GRACE_MS);
      child.kill('SIGTERM');
      await exited;
      clearTimeout(deadline);
    },
    kill(): void {
      stopping = true;
      clearTimeout(pauseTimer);
      life?.child.kill('SIGKILL');
    },
  };
}
