import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const root = path.resolve(import.meta.dirname, '../..');

/**
 * Runs a TypeScript program of this project in a process of its own, so that one measurement leaves nothing to the next.
 *
 * @param script path from the project's root
 * @param env besides the variables of this process
 * @returns its standard output; its errors are printed
 * @throws when it fails
 */
export async function runScript(
  script: string,
  args: readonly string[] = [],
  env: NodeJS.ProcessEnv = {},
): Promise<string> {
  const options = { cwd: root, env: { ...process.env, ...env }, maxBuffer: 100_000_000 };
  const { stdout, stderr } = await run(process.execPath, ['--expose-gc', '--import', 'tsx', script, ...args], options);
  if (stderr) console.error(stderr);
  return stdout;
}
