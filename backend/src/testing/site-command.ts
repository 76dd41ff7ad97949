/** `npm run site -- …` in the process of a test. */
import { Writable } from 'node:stream';
import { pino } from 'pino';
import { runSiteCommand } from '../commands/run-site-command';
import { openOperatorSocket } from '../operators/operator-socket';
import { runOperations } from '../submissions/operations';
import type { TestApp } from './test-app';

export async function siteCommand(env: Record<string, string>, ...args: string[]) {
  const output = { stdout: '', stderr: '' };
  const stream = (name: keyof typeof output) =>
    new Writable({
      write: (chunk, _encoding, done) => {
        output[name] += String(chunk);
        done();
      },
    });
  const code = await runSiteCommand(args, env, { stdout: stream('stdout'), stderr: stream('stderr') });
  return { code, ...output };
}

/** Lets commands with this DATA_DIR reach the app, as a running service does. */
export const openTestSocket = ({ submissions }: Pick<TestApp, 'submissions'>, dataDirectory: string) =>
  openOperatorSocket(dataDirectory, runOperations({ ...submissions, dataDirectory }), pino({ level: 'silent' }));

/** Opens that socket before the tests of a `describe` block, and closes it after them. */
export function useTestSocket(test: Pick<TestApp, 'submissions'>, dataDirectory: string): void {
  let socket: Awaited<ReturnType<typeof openTestSocket>>;
  beforeAll(async () => {
    socket = await openTestSocket(test, dataDirectory);
  });
  afterAll(() => socket.close());
}
