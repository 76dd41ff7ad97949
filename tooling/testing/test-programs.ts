/** Jest and Playwright as processes that end after their report. */
import { spawn, type SpawnOptions } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { UserError } from '../user-error.mjs';

const root = path.resolve(import.meta.dirname, '../..');

/** Runs Node with these arguments to its end; its output is shown as it comes. */
function runNode(args: readonly string[], options: SpawnOptions = {}): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'], ...options });
    child.once('error', reject);
    child.once('close', (code, signal) => {
      if (code === 0) resolve();
      else reject(new UserError(`the tests failed (${signal ?? `exit code ${code}`})`));
    });
  });
}

/** Each file of tests fills the memory with modules and pages of its own: with these, collecting them takes a tenth less time. */
const FOR_SHORT_LIVES = ['--max-semi-space-size=32', '--single-threaded-gc'];

type JestReport = { testResults: { name: string; assertionResults: { fullName: string; invocations?: number }[] }[] };

/** Lists what passed at its second try (tooling/jest/setup.cjs): each hides a race or a fault. Playwright lists its own. */
function listSecondTries(report: string): void {
  if (!existsSync(report)) return;
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as JestReport;
  for (const { name, assertionResults } of testResults)
    for (const { fullName, invocations = 1 } of assertionResults)
      if (invocations > 1) console.log(`needed a second try: ${path.relative(root, name)}: ${fullName}`);
}

/** @param projects names of jest.config.mjs; each set has a report of its own */
export function runJest(projects: readonly string[]): Promise<void> {
  const report = path.join(root, `.cache/reports/jest-${projects.join('-')}.json`);
  mkdirSync(path.dirname(report), { recursive: true });
  rmSync(report, { force: true });
  // A test that leaves something open must not keep the build server waiting.
  const args = ['--json', `--outputFile=${report}`, '--forceExit', '--selectProjects', ...projects];
  return runNode([...FOR_SHORT_LIVES, path.join(root, 'node_modules/jest/bin/jest.js'), ...args]).finally(() =>
    listSecondTries(report),
  );
}

export const runPlaywright = (): Promise<void> =>
  runNode([path.join(root, 'e2e/node_modules/@playwright/test/cli.js'), 'test'], {
    cwd: path.join(root, 'e2e'),
    env: { ...process.env, PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1' },
  });
