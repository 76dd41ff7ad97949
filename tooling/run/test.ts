/**
 * `npm test`: everything that must hold, from a fresh clone. One word narrows it down: `npm test unit`, `npm test integration`,
 * `npm test browser`, `npm test package`. `npm test ci` is for the build server: everything, then the package for production.
 */
import path from 'node:path';
import { fetchEditorFile } from '@vipp/shared/contract/workshop/editor-file.server';
import { buildAll } from '../build/build-packages';
import { main as check } from '../checks/check';
import { main as makePackage } from '../production/package';
import { siteFolder } from '../site-folder.mjs';
import { asUserError, UserError } from '../user-error.mjs';
import { ensurePrograms } from '../testing/prerequisites';
import { runJest, runPlaywright } from '../testing/test-programs';

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
