/**
 * `npm test`: everything that must hold, from a fresh clone. One word narrows it down: `npm test unit`, `npm test integration`,
 * `npm test browser`, `npm test package`. `npm test ci` is for the build server: everything, then the package for production.
 */
import { spawn, type SpawnOptions } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fetchEditorFile } from '@vipp/shared/contract/workshop/editor-file.server';
import { buildAll } from '../build/build-packages';
import { main as check } from '../checks/check';
import { main as makePackage } from '../production/package';
import { siteFolder } from '../site-folder.mjs';
import { asUserError, UserError } from '../user-error.mjs';
import { ensurePrograms } from '../testing/prerequisites';

/** Runs Node with these arguments to its end; its output is shown as it comes. */
function runNode(args: readonly string[], options: SpawnOptions = {}): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd: siteFolder,
      stdio: ['ignore', 'inherit', 'inherit'],
      ...options,
    });
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
      if (invocations > 1) console.log(`needed a second try: ${path.relative(siteFolder, name)}: ${fullName}`);
}

/** @param projects names of jest.config.mjs; each set has a report of its own */
function runJest(projects: readonly string[]): Promise<void> {
  const report = path.join(siteFolder, `.cache/reports/jest-${projects.join('-')}.json`);
  mkdirSync(path.dirname(report), { recursive: true });
  rmSync(report, { force: true });
  // A test that leaves something open must not keep the build server waiting.
  const args = ['--json', `--outputFile=${report}`, '--forceExit', '--selectProjects', ...projects];
  return runNode([...FOR_SHORT_LIVES, path.join(siteFolder, 'node_modules/jest/bin/jest.js'), ...args]).finally(() =>
    listSecondTries(report),
  );
}

const runPlaywright = (): Promise<void> =>
  runNode([path.join(siteFolder, 'e2e/node_modules/@playwright/test/cli.js'), 'test'], {
    cwd: path.join(siteFolder, 'e2e'),
    env: { ...process.env, PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1' },
  });

/** The body throws when the step fails. */
type Step = readonly [name: string, body: () => Promise<void>];

const PROGRAMS: Step = [
  'programs of the tests',
  async () => ensurePrograms(['chromium', 'chromium-headless-shell', 'postgresql']),
];
const BUILD: Step = ['build', () => buildAll({ log: console.log }).catch(asUserError)];
const CHECK: Step = ['types and checks', () => check([])];
const UNIT: Step = ['unit tests', () => runJest(['node', 'dom'])];
const INTEGRATION: Step = ['integration tests', () => runJest(['integration'])];
const UNIT_AND_INTEGRATION: Step = ['unit and integration tests', () => runJest(['node', 'dom', 'integration'])];
const BROWSER: Step = [
  'browser tests',
  async () => {
    // Loaded beforehand: an editor of texts waits for it at the first opening.
    await fetchEditorFile(path.join(siteFolder, '.cache'));
    await runPlaywright();
  },
];
/** The package for production: made, and run as operators run it. */
const PACKAGE: readonly Step[] = [
  ['package', () => makePackage([])],
  ['tests of the package', () => runJest(['package'])],
];

const ALL = [PROGRAMS, BUILD, CHECK, UNIT_AND_INTEGRATION, BROWSER];
const SCOPES: Readonly<Record<string, readonly Step[]>> = {
  all: ALL,
  unit: [UNIT],
  integration: [PROGRAMS, BUILD, INTEGRATION],
  browser: [PROGRAMS, BUILD, BROWSER],
  package: PACKAGE,
  ci: [...ALL, ...PACKAGE],
};

function describeFailure(error: unknown): string {
  if (error instanceof UserError) return [error.message, error.details].join('\n').trimEnd();
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/** @throws {UserError} when a step fails, after its report */
export async function main([scope = 'all']: readonly string[]): Promise<void> {
  const steps = SCOPES[scope];
  if (!steps) throw new UserError(`"${scope}" is none of ${Object.keys(SCOPES).join(', ')}`);
  const done: Record<string, unknown> = {};
  try {
    for (const [name, body] of steps) {
      console.log(`\n── ${name}`);
      const start = performance.now();
      const close = (result: string) =>
        (done[name] = { result, seconds: Math.round((performance.now() - start) / 1000) });
      await body().catch((error: unknown) => {
        close('FAILED');
        throw error;
      });
      close('passed');
    }
  } catch (error) {
    console.log(`\nnpm test: ${describeFailure(error)}`);
    throw new UserError();
  } finally {
    console.table(done);
  }
}
