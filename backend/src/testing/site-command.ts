/** `npm run site -- …` in the process of a test. */
import { Writable } from 'node:stream';
import { runSiteCommand } from '../commands/run-site-command';
import { writeAccess } from '../operators/operator-access';
import { TEST_OPERATOR_TOKEN, type TestApp } from './test-app';

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

/** Result of a command that failed with this reason. */
export const failed = (reason: RegExp | string) => ({ code: 1, stdout: '', stderr: expect.stringMatching(reason) });

/** Lets commands with this DATA_DIR call the app, as a running service does. @returns its address */
export async function letOperate({ app }: Pick<TestApp, 'app'>, dataDirectory: string): Promise<string> {
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  await writeAccess(dataDirectory, { url, token: TEST_OPERATOR_TOKEN });
  return url;
}
