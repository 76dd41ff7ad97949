/** Programs of the site as processes. */
import { fork, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import * as z from 'zod/mini';
import { siteFolder } from '../site-folder.mjs';

/** What a program sends over the channel; `alive` is sent by `child-guard.cjs`. */
const messageSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('ready'), url: z.url() }),
  z.object({ type: z.literal('progress'), text: z.string() }),
  z.object({ type: z.literal('alive') }),
]);

type ProgramOptions = {
  script: string;
  env: NodeJS.ProcessEnv;
  /** `pipe`: `onOutput` gets the standard output too. */
  stdout: 'inherit' | 'pipe';
  onOutput: (chunk: Buffer) => void;
  onMessage?: (message: z.infer<typeof messageSchema>) => void;
};

export type Program = {
  child: ChildProcess;
  /** Its address, once it answers there; never settled when it ends first. */
  ready: Promise<string>;
  /** How it ended, in words. */
  exited: Promise<string>;
};

/** Starts a built program, which ends with this process. */
export function startProgram(options: ProgramOptions): Program {
  const { script, env, stdout, onOutput, onMessage } = options;
  const child = fork(script, [], {
    cwd: siteFolder,
    env,
    execArgv: ['--enable-source-maps', '--require', path.join(import.meta.dirname, 'child-guard.cjs')],
    stdio: ['ignore', stdout, 'pipe', 'ipc'],
  });
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', onOutput);
  const exited = new Promise<string>((resolve) => {
    child.once('close', (code, signal) => resolve(signal ? `signal ${signal}` : `exit code ${code}`));
  });
  const ready = new Promise<string>((resolve) => {
    child.on('message', (received) => {
      const { data: message } = messageSchema.safeParse(received);
      if (message?.type === 'ready') resolve(message.url);
      if (message) onMessage?.(message);
    });
  });
  return { child, ready, exited };
}
