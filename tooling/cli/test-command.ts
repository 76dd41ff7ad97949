/** `test`: a team's own browser tests on the whole site, with the version that it is about to deliver. */
import { spawn } from 'node:child_process';
import { CommandError, EXIT } from './command-error';
import type { CommandContext, Outcome } from './context';
import { publish } from './publish-commands';

/** How long the link works: longer than any tests take. */
const HOURS = 6;

/** @returns exit code of the command, whose output is that of this program */
const runTests = (command: string, cwd: string, env: NodeJS.ProcessEnv): Promise<number> =>
  new Promise((resolve, reject) => {
    // Standard output is for the result of this program.
    const child = spawn(command, { cwd, env, shell: true, stdio: ['ignore', process.stderr, process.stderr] });
    child.once('error', reject);
    child.once('close', (code) => resolve(code ?? 1));
  });

/** Publishes the build, which no visitor gets, and runs the tests with a preview link of it. */
export async function test(context: CommandContext): Promise<Outcome> {
  const { cwd, env, options, progress, site, team } = context;
  const command = options.run;
  if (!command) throw new CommandError(EXIT.notUnderstood, 'test needs --run "npx playwright test"');
  const [remote, version] = [context.remote(), context.version()];
  const { text } = await publish({ ...context, options: { ...options, promote: false } });
  progress(text);
  const { url } = await team().call('preview', { remote, version, hours: HOURS });
  progress(`${command}, with PREVIEW_URL=${url}`);
  const code = await runTests(command, cwd, { ...env, BASE_URL: site, PREVIEW_URL: url });
  if (code !== 0)
    throw new CommandError(EXIT.failed, `${remote}@${version}: the tests failed on ${site} (exit code ${code})`);
  return { result: { remote, version, preview: url }, text: `${remote}@${version}: the tests pass on ${site}` };
}
