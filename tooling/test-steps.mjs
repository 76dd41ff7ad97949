/** What `npm test` does, step by step. Node's own modules only: the first step installs all others. */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { ensureInstalled } from './install.mjs';
import { ensurePrograms } from './prerequisites.mjs';
import { stepReport } from './step-report.mjs';
import { clearReports, countTests, JEST_REPORT, PLAYWRIGHT_REPORT } from './test-counts.mjs';
import { asUserError, UserError } from './user-error.mjs';

const root = path.resolve(import.meta.dirname, '..');
const bin = (name) => path.join(root, 'node_modules/.bin', name);

export const scopes = ['all', 'unit', 'integration', 'browser'];

/** Jest's projects, as jest.config.mjs names them. */
const JEST_PROJECTS = { all: [], unit: ['node', 'dom'], integration: ['integration'] };

/** Time a program has to end once its report is written. */
const LEAVE_MS = 20_000;

/** Kills a program that has reported and does not end: the build server would wait for it for ever. */
function watchForLeftovers(child, report) {
  const timer = setInterval(() => {
    if (!existsSync(report) || Date.now() - statSync(report).mtimeMs < LEAVE_MS) return;
    console.error(`${report} is written, but the program goes on: a test left something open`);
    child.kill('SIGKILL');
  }, 1000);
  child.once('close', () => clearInterval(timer));
}

/** Runs a program to its end; what it prints is shown as it comes. */
function run(program, args, { cwd = root, env = {}, report } = {}) {
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

async function build() {
  const { buildAll } = await import('./build.mjs');
  await buildAll({ log: console.log }).catch(asUserError);
}

const types = () => run(bin('tsc'), ['-b']);

const checks = () => run(process.execPath, ['tooling/check.mjs']);

/** Runs at the same time what uses one core each; all end before the first that failed is told. */
async function together(...bodies) {
  const results = await Promise.allSettled(bodies.map((body) => body()));
  const failed = results.find(({ status }) => status === 'rejected');
  if (failed) throw failed.reason;
}

function jest(scope) {
  const projects = JEST_PROJECTS[scope];
  const select = projects.length > 0 ? ['--selectProjects', ...projects] : [];
  return run(bin('jest'), ['--json', `--outputFile=${JEST_REPORT}`, ...select], { report: JEST_REPORT });
}

function playwright() {
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: PLAYWRIGHT_REPORT, PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1' };
  return run(bin('playwright'), ['test', '--reporter=list,json'], {
    cwd: path.join(root, 'e2e'),
    env,
    report: PLAYWRIGHT_REPORT,
  });
}

/** The steps of each scope, in order: cheap ones first, and nothing is tested that was not built. */
function stepsOf(scope, log) {
  const is = (...wanted) => wanted.includes(scope);
  const programs = [...(is('all', 'browser') ? ['chromium'] : []), ...(is('all', 'integration') ? ['postgresql'] : [])];
  return [
    ['packages', () => ensureInstalled(log)],
    programs.length > 0 && [programs.join(' and '), () => ensurePrograms(programs)],
    !is('unit') && ['build', build],
    is('all') && ['types and checks', () => together(types, checks)],
    !is('browser') && [scope === 'all' ? 'unit and integration tests' : `${scope} tests`, () => jest(scope)],
    is('all', 'browser') && ['browser tests', playwright],
  ].filter(Boolean);
}

/**
 * @param {'all' | 'unit' | 'integration' | 'browser'} scope
 * @param {(line: string) => void} log
 * @throws {UserError} at the first step that fails
 */
export async function runTests(scope, log) {
  clearReports();
  mkdirSync(path.dirname(JEST_REPORT), { recursive: true });
  const report = stepReport(log);
  try {
    for (const [name, body] of stepsOf(scope, log)) await report.step(name, body);
  } catch (error) {
    log(
      `\nnpm test: ${error instanceof UserError ? [error.message, error.details].join('\n').trimEnd() : error.stack}`,
    );
    throw new UserError();
  } finally {
    const { passed, failed, secondTries } = countTests();
    log(report.table());
    for (const title of secondTries) log(`passed only the second time, to be mended: ${title}`);
    log(`\n${passed} passed, ${failed} failed`);
  }
}
