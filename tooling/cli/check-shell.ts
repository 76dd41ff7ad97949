/** `check shell`: renders what is live on a site with the shell that was built here, before that shell is delivered. */
import { fork } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { buildSchema } from '@vipp/shared/contract/federation/build-manifest';
import {
  shellCheckMessageSchema,
  type RouteResult,
  type ShellCheck,
  type ShellCheckMessage,
} from '@vipp/shared/contract/federation/shell-check';
import { CommandError, describeProblem, EXIT } from './command-error';
import { toColumns, type CommandContext, type Outcome } from './context';

/** Built with the shell: it has the routes, the layout and the shared modules of exactly that build. */
const PROGRAM = 'server/check-shell.cjs';

function readShell(dist: string): string {
  const manifest = path.join(dist, 'build.json');
  if (!existsSync(manifest) || !existsSync(path.join(dist, PROGRAM)))
    throw new CommandError(
      EXIT.failed,
      `there is no build of the shell at ${dist}. Build it first (npm run build), or name its folder with --dist.`,
    );
  const { name, version } = buildSchema.parse(JSON.parse(readFileSync(manifest, 'utf8')));
  if (name !== 'shell')
    throw new CommandError(
      EXIT.invalid,
      `${dist} is a build of ${name}, not of the shell. Name its folder with --dist.`,
    );
  return version;
}

/** @returns the last message of the program; undefined when it ended without one */
function runProgram(
  dist: string,
  job: { site: string; shell: string },
  progress: (text: string) => void,
): Promise<ShellCheckMessage | undefined> {
  return new Promise((resolve, reject) => {
    const child = fork(path.join(dist, PROGRAM), [], { execArgv: [], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
    let last: ShellCheckMessage | undefined;
    child.on('message', (message) => {
      const parsed = shellCheckMessageSchema.parse(message);
      if (parsed.type === 'progress') progress(parsed.text);
      else last = parsed;
    });
    child.once('error', reject);
    child.once('close', () => resolve(last));
    child.send(job, () => undefined);
  });
}

const MARKS: Record<RouteResult['result'], string> = {
  rendered: '✓ rendered',
  refused: '✗ refused',
  unchecked: '? not checked',
};

const tableOf = ({ routes }: ShellCheck): string =>
  toColumns(
    routes.map(({ path: route, remote, version, role, result }) => [
      MARKS[result],
      route,
      `${remote}@${version}`,
      role,
    ]),
  ).join('\n');

export async function checkShell({ options, cwd, progress, site }: CommandContext): Promise<Outcome> {
  const dist = options.dist ? path.resolve(cwd, options.dist) : path.join(cwd, 'shell/dist');
  const shell = readShell(dist);
  const answer = await runProgram(dist, { site: new URL(site).origin, shell }, progress);
  if (answer?.type !== 'checked')
    throw new CommandError(
      EXIT.failed,
      `${site}: its live versions could not be checked: ${answer?.type === 'failed' ? answer.reason : 'the program of the shell ended'}. Is it running? Name another one with --site URL or VIPP_SITE.`,
    );
  const { check } = answer;
  const table = tableOf(check);
  if (check.problems.length > 0) {
    progress(table);
    throw new CommandError(EXIT.refused, `the shell ${shell} does not fit what is live on ${site}`, check.problems);
  }
  const outages = check.outages.map(describeProblem);
  return {
    result: check,
    text: [table, ...outages, `the shell ${shell} renders what is live on ${site}`].join('\n'),
  };
}
