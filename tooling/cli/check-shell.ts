/** `check shell`: renders the live pages of a site with the shell that was built here, before its delivery. */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { describeProblem, isOutage, problemsSchema, type Problem } from '@vipp/shared/contract/federation/problem';
import { readRecord } from './build-folder';
import { CommandError, EXIT } from './command-error';
import { SHELL, type CommandContext, type Outcome } from './context';

/** Built with the shell: it has the routes, the layout and the shared modules of exactly that build. */
const PROGRAM = 'server/check-shell.cjs';

/** @returns undefined for a program that failed; it has printed the reason */
async function runProgram(
  dist: string,
  site: string,
  progress: (text: string) => void,
): Promise<Problem[] | undefined> {
  const running = promisify(execFile)(process.execPath, [path.join(dist, PROGRAM), site]);
  running.child.stderr?.on('data', (chunk) => progress(String(chunk).trimEnd()));
  const { stdout } = await running.catch(() => ({ stdout: undefined }));
  return stdout === undefined ? undefined : problemsSchema.parse(JSON.parse(stdout));
}

export async function checkShell({ options, cwd, progress, site }: CommandContext): Promise<Outcome> {
  const dist = options.dist ? path.resolve(cwd, options.dist) : path.join(cwd, 'shell/dist');
  const { version } = readRecord(SHELL, dist);
  if (!existsSync(path.join(dist, PROGRAM)))
    throw new CommandError(
      EXIT.failed,
      `${path.join(dist, PROGRAM)} is missing. Build the shell again (npm run build).`,
    );
  const found = await runProgram(dist, new URL(site).origin, progress);
  if (!found)
    throw new CommandError(
      EXIT.failed,
      `${site}: its live versions could not be checked. Is it running? Name another one with --site URL or VIPP_SITE.`,
    );
  const problems = found.filter((one) => !isOutage(one));
  if (problems.length > 0)
    throw new CommandError(EXIT.refused, `the shell ${version} does not fit what is live on ${site}`, problems);
  return {
    shell: version,
    outages: found,
    message: [...found.map(describeProblem), `the shell ${version} renders what is live on ${site}`].join('\n'),
  };
}
