import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import path from 'node:path';
import { UserError } from 'tooling/user-error';

const e2e = path.resolve(import.meta.dirname, '../../e2e');
const program = createRequire(import.meta.url).resolve('@playwright/test/cli');

type PlaywrightOptions = {
  /** Of this folder's checks, which one: part of its path. */
  check: string;
  /** Name of a reporter of Playwright, or the path of one from `e2e`. */
  reporter: string;
  env: Record<string, string>;
};

/** Runs a check in every state of the site; starts the built site unless BASE_URL names one.
 *
 * @throws {UserError} when the check fails, which its reporter has printed
 */
export async function runPlaywright({ check, reporter, env }: PlaywrightOptions): Promise<void> {
  const child = spawn(
    process.execPath,
    [program, 'test', '--config', 'lab/lab.config.ts', '--reporter', reporter, check],
    { cwd: e2e, env: { ...process.env, PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1', ...env }, stdio: 'inherit' },
  );
  const [code] = await once(child, 'close');
  if (code !== 0) throw new UserError();
}
