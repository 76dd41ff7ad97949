/** Jest and Playwright as processes that end once they have reported. */
import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { UserError } from '../user-error.mjs';

const root = path.resolve(import.meta.dirname, '../..');

/** A program writes its report once all tests have run. */
const reportFile = (name: string): string => path.join(root, '.cache/reports', `${name}.json`);
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

type RunOptions = { cwd?: string; env?: NodeJS.ProcessEnv; report?: string; nodeOptions?: readonly string[] };

/**
 * Runs a script of Node to its end; what it prints is shown as it comes.
 *
 * @param script path from the project's root
 */
export function runScript(
  script: string,
  args: readonly string[],
  { cwd = root, env = {}, report, nodeOptions = [] }: RunOptions = {},
): Promise<void> {
  if (report) {
    mkdirSync(path.dirname(report), { recursive: true });
    // The one of an earlier run would count as written.
    rmSync(report, { force: true });
  }
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [...nodeOptions, path.join(root, script), ...args], {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    if (report) watchForLeftovers(child, report);
    child.once('error', reject);
    child.once('close', (code, signal) => {
      if (code === 0) resolve();
      else reject(new UserError(`${script} failed (${signal ?? `exit code ${code}`})`));
    });
  });
}

/** Each file of tests fills the memory with modules and pages of its own: with these, collecting them takes a tenth less time. */
const FOR_SHORT_LIVES = ['--max-semi-space-size=32', '--single-threaded-gc'];

type JestReport = { testResults: { name: string; assertionResults: { fullName: string; invocations?: number }[] }[] };

/** Lists what passed at its second try (tooling/jest/second-try.cjs): each hides a race or a fault. Playwright lists its own. */
function listSecondTries(report: string): void {
  if (!existsSync(report)) return;
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as JestReport;
  for (const { name, assertionResults } of testResults)
    for (const { fullName, invocations = 1 } of assertionResults)
      if (invocations > 1) console.log(`needed a second try: ${path.relative(root, name)}: ${fullName}`);
}

/** @param projects names of jest.config.mjs; each set has a report of its own */
export function runJest(projects: readonly string[]): Promise<void> {
  const report = reportFile(`jest-${projects.join('-')}`);
  const args = ['--json', `--outputFile=${report}`, '--selectProjects', ...projects];
  return runScript('node_modules/jest/bin/jest.js', args, { report, nodeOptions: FOR_SHORT_LIVES }).finally(() =>
    listSecondTries(report),
  );
}

export function runPlaywright(): Promise<void> {
  const report = reportFile('playwright');
  return runScript('e2e/node_modules/@playwright/test/cli.js', ['test', '--reporter=list,json'], {
    cwd: path.join(root, 'e2e'),
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report, PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1' },
    report,
  });
}
