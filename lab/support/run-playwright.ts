import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import path from 'node:path';
import { UserError } from 'tooling/user-error';

const e2e = path.resolve(import.meta.dirname, '../../e2e');
/** The one copy of Playwright is that of the browser tests. */
const program = createRequire(path.join(e2e, 'package.json')).resolve('@playwright/test/cli');

/**
 * Runs a check file of this folder with the helpers of the browser tests, on the built site or the one at BASE_URL.
 *
 * @param check part of its path
 * @throws {UserError} when the check fails, which its reporter has printed
 */
export async function runPlaywright(check: string, env: Record<string, string>, options: string[] = []): Promise<void> {
  const args = [program, 'test', '--config', '../lab/lab.config.ts', '--reporter', 'list', check, ...options];
  const child = spawn(process.execPath, args, {
    cwd: e2e,
    env: { ...process.env, PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1', ...env },
    stdio: 'inherit',
  });
  const [code] = await once(child, 'close');
  if (code !== 0) throw new UserError();
}
