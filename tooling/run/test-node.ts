/**
 * `npm run test:node`: unit and integration tests, and browser tests of the main pages, on other versions of Node than the
 * installed one. `npm run test:node -- 24 unit` runs one version and one part.
 */
import path from 'node:path';
import { UserError } from '../user-error.mjs';
import { installedNode } from './installed-node';
import { parseNodeChoice } from './node-versions';
import { nodeTable } from './node-table';
import type { StepReport } from './step-report';
import { describeFailure, runTests } from './test-run';
import { preparationSteps, testSteps, type Scope, type Selection } from './test-steps';

/** Browser tests that touch every part that runs on Node: rendering, data calls, forms, navigation. */
export const SHORT_SPECS = ['home', 'news', 'contact', 'navigation', 'without-scripts'].map((name) =>
  // The folder is part of it: Playwright looks for it anywhere in a path.
  path.join('e2e', `${name}.spec.ts`),
);

/**
 * Paths of the tests that depend on Node more than others: unit tests without a DOM, and integration tests of the
 * gateway and of the HTTP, database and mail code of the backend. The rest, four fifths of the time, has less to do with
 * Node than with the code.
 */
export const SHORT_FILES = String.raw`(?<!\.int|\.dom)\.test\.ts$|/shell/.*\.int\.|/backend/src/(api|database|mail)/.*\.int\.`;

type Log = (line: string) => void;
type Options = {
  versions: readonly string[];
  scope: Scope;
  /** Besides the browser tests, which are always `SHORT_SPECS`. */
  files?: Selection['files'];
  report: StepReport;
  log: Log;
};

async function testOnNode(version: string, { scope, files, report, log }: Omit<Options, 'versions'>): Promise<void> {
  const node = await installedNode(version, log);
  const steps = testSteps(scope, { node, specs: SHORT_SPECS, ...(files && { files }) });
  await report.steps(steps.map(([name, body]) => [`Node ${version}: ${name}`, body]));
}

/**
 * Runs every version, also after one has failed.
 *
 * @throws {UserError} when one failed
 */
export async function testOnNodes({ versions, log, ...options }: Options): Promise<void> {
  const failures: string[] = [];
  for (const version of versions) {
    await testOnNode(version, { ...options, log }).catch((error: unknown) => {
      failures.push(`Node ${version}: ${describeFailure(error)}`);
    });
  }
  log(nodeTable(versions));
  if (failures.length > 0) throw new UserError(failures.join('\n'));
}

export async function main(words: readonly string[]): Promise<void> {
  const { versions, scope } = parseNodeChoice(words);
  await runTests('npm run test:node', console.log, async (report) => {
    await report.steps(preparationSteps(scope));
    await testOnNodes({ versions, scope, report, log: console.log });
  });
}
