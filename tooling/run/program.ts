/** Starts a built program of the site: a process that ends with this one, and reports over a channel when it is ready. */
import { fork, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import * as z from 'zod/mini';
import { siteFolder } from '../site-folder.mjs';

const guard = path.join(import.meta.dirname, 'child-guard.cjs');

/** What a program sends over the channel. */
const messageSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('ready'), url: z.url() }),
  z.object({ type: z.literal('progress'), text: z.string() }),
]);

type ProgramOptions = {
  script: string;
  env: NodeJS.ProcessEnv;
  /** Settings that are sent over the channel: the environment of a process can be read in /proc. */
  settings?: NodeJS.ProcessEnv | undefined;
  /** `pipe`: `onOutput` gets the standard output too. */
  stdout: 'inherit' | 'pipe';
  onOutput: (chunk: Buffer) => void;
  onProgress?: (text: string) => void;
};

export type Program = {
  child: ChildProcess;
  /** Its address, once it answers there; never settled when it ends before that. */
  ready: Promise<string>;
  /** How it ended, in words. */
  exited: Promise<string>;
};

const describeEnding = (code: number | null, signal: NodeJS.Signals | null): string =>
  signal ? `signal ${signal}` : `exit code ${code}`;

export function startProgram(options: ProgramOptions): Program {
  const { script, env, settings, stdout, onOutput, onProgress } = options;
  const child = fork(script, [], {
    cwd: siteFolder,
    env,
    execArgv: ['--enable-source-maps', '--require', guard],
    stdio: ['ignore', stdout, 'pipe', 'ipc'],
  });
  // A program that ends at once is reported by its exit.
  if (settings) child.send({ type: 'settings', env: settings }, () => {});
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', onOutput);
  const exited = new Promise<string>((resolve) => {
    child.once('close', (code, signal) => resolve(describeEnding(code, signal)));
  });
  const ready = new Promise<string>((resolve) => {
    child.on('message', (message) => {
      const parsed = messageSchema.safeParse(message);
      if (!parsed.success) return;
      if (parsed.data.type === 'ready') resolve(parsed.data.url);
      else onProgress?.(parsed.data.text);
    });
  });
  return { child, ready, exited };
}
