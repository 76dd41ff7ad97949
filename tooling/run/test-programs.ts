/** Jest and Playwright as processes of a chosen Node, which everything that they start runs on too. */
import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { reportFiles } from './test-counts';
import { UserError } from '../user-error.mjs';

const root = path.resolve(import.meta.dirname, '../..');

/** `program` is the path of its binary. */
export type NodeRuntime = { version: string; program: string };

export const THIS_NODE: NodeRuntime = { version: process.versions.node, program: process.execPath };

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

type RunOptions = { node?: string; cwd?: string; env?: NodeJS.ProcessEnv; report?: string };

/**
 * Runs a script of Node to its end; what it prints is shown as it comes.
 *
 * @param script path from the project's root
 */
export function runScript(
  script: string,
  args: readonly string[],
  { node = process.execPath, cwd = root, env = {}, report }: RunOptions = {},
): Promise<void> {
  if (report) {
    mkdirSync(path.dirname(report), { recursive: true });
    // The one of an earlier run would count as written.
    rmSync(report, { force: true });
  }
  // First in PATH: a program that is started by the name `node` runs on the same one.
  const PATH = [path.dirname(node), process.env.PATH].join(path.delimiter);
  return new Promise((resolve, reject) => {
    const child = spawn(node, [path.join(root, script), ...args], {
      cwd,
      env: { ...process.env, PATH, ...env },
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

/**
 * @param projects names of jest.config.mjs; none: all of them
 * @param files pattern of the paths of test files; absent: all of them
 */
export function runJest({ version, program }: NodeRuntime, projects: readonly string[], files?: string): Promise<void> {
  const report = reportFiles(version).jest;
  const select = [
    ...(projects.length > 0 ? ['--selectProjects', ...projects] : []),
    ...(files ? [`--testPathPatterns=${files}`] : []),
  ];
  const args = ['--json', `--outputFile=${report}`, ...select];
  return runScript('node_modules/jest/bin/jest.js', args, { node: program, report });
}

/**
 * The tests in several browser engines, one engine after the other.
 *
 * @param options `pattern`: tests whose file, name or tag matches only
 */
export function runEngines({
  engines,
  pattern,
}: {
  engines: readonly string[];
  pattern?: string | undefined;
}): Promise<void> {
  const report = reportFiles(THIS_NODE.version).engines;
  const args = ['test', '--config=engines/engines.config.ts', '--reporter=list,json'];
  const select = [...engines.map((engine) => `--project=${engine}`), ...(pattern ? [`--grep=${pattern}`] : [])];
  return runScript('node_modules/@playwright/test/cli.js', [...args, ...select], {
    cwd: path.join(root, 'e2e'),
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report, PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1' },
    report,
  });
}

/** @param specs paths of test files; none: all of them */
export function runPlaywright({ version, program }: NodeRuntime, specs: readonly string[]): Promise<void> {
  const report = reportFiles(version).playwright;
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: report, PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1' };
  const args = ['test', '--reporter=list,json', ...specs];
  return runScript('node_modules/@playwright/test/cli.js', args, {
    node: program,
    cwd: path.join(root, 'e2e'),
    env,
    report,
  });
}
