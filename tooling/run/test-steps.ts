/** What `npm test` does, step by step. */
import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { buildAll } from '../build/build-packages';
import { ensurePrograms } from './prerequisites';
import { stepReport } from './step-report';
import { clearReports, countTests, JEST_REPORT, PLAYWRIGHT_REPORT } from './test-counts';
import { asUserError, UserError } from '../user-error.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const bin = (name: string): string => path.join(root, 'node_modules/.bin', name);

export const scopes = ['all', 'unit', 'integration', 'browser'] as const;
export type Scope = (typeof scopes)[number];

export const isScope = (word: string): word is Scope => scopes.some((scope) => scope === word);

/** Jest's projects, as jest.config.mjs names them. */
const JEST_PROJECTS: Record<Exclude<Scope, 'browser'>, string[]> = {
  all: [],
  unit: ['node', 'dom'],
  integration: ['integration'],
};

/** Time a program has to end once its report is written. */
const EXIT_MS = 20_000;

/** Kills a program that has reported and does not end: the build server would wait for it without end. */
function watchForLeftovers(child: ChildProcess, report: string): void {
  const timer = setInterval(() => {
    if (!existsSync(report) || Date.now() - statSync(report).mtimeMs < EXIT_MS) return;
    console.error(`${report} is written, but the program goes on: a test left something open`);
    child.kill('SIGKILL');
  }, 1000);
  child.once('close', () => clearInterval(timer));
}

type RunOptions = { cwd?: string; env?: NodeJS.ProcessEnv; report?: string };

/** Runs a program to its end; what it prints is shown as it comes. */
function run(
  program: string,
  args: readonly string[],
  { cwd = root, env = {}, report }: RunOptions = {},
): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    if (report) watchForLeftovers(child, report);
    child.once('error', reject);
    child.once('close', (code, signal) => {
      if (code === 0) resolve();
      else reject(new UserError(`${path.basename(program)} failed (${signal ?? `exit code ${code}`})`));
    });
  });
}

async function build(): Promise<void> {
  await buildAll({ log: console.log }).catch(asUserError);
}

const types = () => run(bin('tsc'), ['-b']);

const checks = () => run(process.execPath, ['tooling/command.mjs', 'check']);

/** Runs at the same time what uses one core each; all end before the first failure is reported. */
async function together(...bodies: (() => Promise<void>)[]): Promise<void> {
  const results = await Promise.allSettled(bodies.map((body) => body()));
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
}

function jest(scope: keyof typeof JEST_PROJECTS): Promise<void> {
  const projects = JEST_PROJECTS[scope];
  const select = projects.length > 0 ? ['--selectProjects', ...projects] : [];
  return run(bin('jest'), ['--json', `--outputFile=${JEST_REPORT}`, ...select], { report: JEST_REPORT });
}

function playwright(): Promise<void> {
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: PLAYWRIGHT_REPORT, PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1' };
  return run(bin('playwright'), ['test', '--reporter=list,json'], {
    cwd: path.join(root, 'e2e'),
    env,
    report: PLAYWRIGHT_REPORT,
  });
}

type Step = [name: string, body: () => Promise<void>];
type Programs = Parameters<typeof ensurePrograms>[0];

/** The steps of each scope, in order: cheap ones first, and nothing is tested before it is built. */
function stepsOf(scope: Scope): Step[] {
  const is = (...wanted: Scope[]): boolean => wanted.includes(scope);
  const programs: Programs = [
    ...(is('all', 'browser') ? (['chromium'] as const) : []),
    ...(is('all', 'integration') ? (['postgresql'] as const) : []),
  ];
  const steps: (Step | false)[] = [
    programs.length > 0 && [programs.join(' and '), () => ensurePrograms(programs)],
    !is('unit') && ['build', build],
    is('all') && ['types and checks', () => together(types, checks)],
    scope !== 'browser' && [scope === 'all' ? 'unit and integration tests' : `${scope} tests`, () => jest(scope)],
    is('all', 'browser') && ['browser tests', playwright],
  ];
  return steps.filter((step) => step !== false);
}

const describeFailure = (error: unknown): string => {
  if (error instanceof UserError) return [error.message, error.details].join('\n').trimEnd();
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
};

/** @throws {UserError} at the first step that fails */
export async function runTests(scope: Scope, log: (line: string) => void): Promise<void> {
  clearReports();
  mkdirSync(path.dirname(JEST_REPORT), { recursive: true });
  const report = stepReport(log);
  try {
    for (const [name, body] of stepsOf(scope)) await report.step(name, body);
  } catch (error) {
    log(`\nnpm test: ${describeFailure(error)}`);
    throw new UserError();
  } finally {
    const { passed, failed, secondTries } = countTests();
    log(report.table());
    for (const title of secondTries) log(`passed only the second time, to be corrected: ${title}`);
    log(`\n${passed} passed, ${failed} failed`);
  }
}
