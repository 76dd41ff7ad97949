/**
 * `npm run check`: what a reader would notice, found by programs. Imports outside the matrix, names and style (eslint), file
 * suffixes, classes that only one of component and style sheet knows, unused files, exports and dependencies (knip), import
 * cycles, also between the folders of the gateway (dependency-cruiser), budgets of the builds, stale names in documents,
 * README's table of settings, migrations that the previous version cannot live with, the version of shared modules whose types
 * changed. All are run; the command exits 1 when one fails.
 */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { remoteFolders } from '../remote-folders';
import { stepReport } from '../run/step-report';
import { UserError } from '../user-error.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const SOURCES = [
  'shared',
  ...remoteFolders().map((name) => `${name}/src`),
  'shell/src',
  'shell/server',
  'backend/src',
  'tooling',
  'e2e',
];

type Command = readonly [program: string, ...args: string[]];

const bin = (name: string, ...args: string[]): Command => [path.join(root, 'node_modules/.bin', name), ...args];
const script = (name: string): Command => [process.execPath, 'tooling/command.mjs', name];

const CHECKS: Readonly<Record<string, Command>> = {
  format: bin('prettier', '--check', '--log-level', 'warn', '.'),
  'imports, names, style': bin('eslint', '.', '--max-warnings', '0'),
  'file suffixes': script('check-suffixes'),
  'class names': script('check-classes'),
  'unused files and exports': bin('knip', '--no-progress', '--no-config-hints'),
  'import cycles': bin(
    'depcruise',
    '--no-progress',
    '--config',
    'tooling/checks/dependency-cruiser.cjs',
    '--output-type',
    'err',
    ...SOURCES,
  ),
  'folder cycles of the gateway': bin(
    'depcruise',
    '--no-progress',
    '--config',
    'tooling/checks/dependency-cruiser-folders.cjs',
    '--output-type',
    'err',
    'shell/server',
  ),
  documents: script('check-docs'),
  'documented settings': script('check-settings'),
  'interface of shared modules': script('check-shared-interface'),
  migrations: script('check-migrations'),
  'retired words': script('check-words'),
  budgets: script('check-budgets'),
};

const run = ([program, ...args]: Command): Promise<void> =>
  new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] });
    child.once('error', reject);
    child.once('close', (code) =>
      code === 0 ? resolve() : reject(new UserError(`${path.basename(program)} failed with exit code ${code}`)),
    );
  });

/** @throws {UserError} once all have run, when one failed */
export async function main(): Promise<void> {
  const report = stepReport(console.log);
  const failed: string[] = [];
  for (const [name, command] of Object.entries(CHECKS)) {
    await report.step(name, () => run(command)).catch(() => failed.push(name));
  }
  console.log(report.table());
  if (failed.length > 0) throw new UserError(failed.join('; '));
}
