/**
 * `npm run check [part of a name …]`: what a reader would notice, found by programs, two at a time. All are run; each is
 * printed with its seconds at its end, and one failure exits 1. A program that passed is not run again on the same files.
 */
import { spawn } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import pLimit from 'p-limit';
import { BUDGET_FIX, overBudget } from '@vipp/shared/contract/federation/budgets';
import { readBuild } from '@vipp/shared/contract/federation/read-build.server';
import { remoteFolders } from '../remote-folders';
import { UserError } from '../user-error.mjs';
import { DECLARATIONS, openPasses, type Part } from './passes';
import { interfaceFaults } from './shared-interface';
import { staleDocuments, staleStyles } from './sources';

const root = path.resolve(import.meta.dirname, '../..');

/** Compares the builds of this folder with their budgets, as the gate does. */
const overBudgets = (): string[] =>
  remoteFolders().flatMap((remote) => {
    const dist = path.join(root, remote, 'dist');
    const build = readBuild(dist);
    if (!build) return [`${remote} is not built: npm run build`];
    const sizeOf = (file: string) => statSync(path.join(dist, 'client', `${file}.br`), { throwIfNoEntry: false })?.size;
    return overBudget(build, sizeOf).map((what) => `${remote}: ${what}. ${BUDGET_FIX}`);
  });

const RECORD = path.join(root, '.cache/checks.json');

/** @returns one line for each fault */
type Check = () => string[] | Promise<string[]>;

/** A command of an installed package; its output is the fault. */
const tool = (command: string) => (): Promise<string[]> =>
  new Promise((resolve, reject) => {
    const [name = '', ...args] = command.split(' ');
    const child = spawn(path.join(root, 'node_modules/.bin', name), args, { cwd: root });
    const printed: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => printed.push(chunk));
    child.once('error', reject);
    child.once('close', (code) =>
      resolve(code === 0 ? [] : [`${Buffer.concat(printed)}`.trim(), `${name} failed with exit code ${code}`]),
    );
  });

/** A command that reads all folders. */
const once =
  (command: string): Check =>
  () =>
    openPasses(RECORD, root).run([{ name: command }], tool(command));

const PACKAGES = ['shared', 'shell', 'backend', ...remoteFolders(), 'tooling'];

/**
 * Writes what other packages see of `shared`, which checks of these need. TypeScript 7 by its path: TypeScript 6, which builds
 * need, has a command of the same name.
 */
const declare = (() => {
  let running: Promise<string[]> | undefined;
  return () => (running ??= tool('../@typescript/native/bin/tsc -b shared')());
})();

/** Packages import `shared` and `tooling`, no other one. */
const partOf = (folder: string): Part => ({
  name: folder,
  folders: [folder.split('/')[0] ?? '', DECLARATIONS, 'tooling'],
});

const lint: Check = async () => {
  await declare();
  return openPasses(RECORD, root).run(
    [
      ...[...PACKAGES, 'e2e'].map(partOf),
      // Its types need its packages, which `npm run lab` installs.
      ...(existsSync(path.join(root, 'lab/node_modules')) ? [{ name: 'lab' }] : []),
      { name: 'jest.config.mjs', folders: [] },
    ],
    (stale) => tool(`oxlint ${stale.join(' ')}`)(),
  );
};

/** Reads changed folders only: a cycle through several packages has an import that the matrix refuses. */
const cruise =
  (config: string, folders: readonly string[]): Check =>
  async () => {
    await declare();
    return openPasses(path.join(root, `.cache/${config}.json`), root).run(folders.map(partOf), (stale) =>
      tool(
        `depcruise --no-progress --output-type err --config tooling/checks/${config}.cjs --do-not-follow (^|/)node_modules/|^(?!(${stale.join('|')})/) ${stale.join(' ')}`,
      )(),
    );
  };

/** The longest first. */
const CHECKS: Readonly<Record<string, Check>> = {
  'types, promises, names, hooks, accessibility': lint,
  'imports and cycles': cruise('dependency-cruiser', [...PACKAGES, 'e2e', 'lab']),
  format: tool('oxfmt --check'),
  'interface of shared modules': async () => {
    const faults = await declare();
    return faults.length > 0 ? faults : interfaceFaults();
  },
  'unused files, exports and packages': once(
    'knip --no-progress --no-config-hints --cache --cache-location .cache/knip',
  ),
  'folder cycles': cruise('dependency-cruiser-folders', ['shell/server', 'backend/src']),
  documents: staleDocuments,
  'classes and custom properties': staleStyles,
  budgets: overBudgets,
};

/** @throws {UserError} once all have run, when one failed */
export async function main(wanted: readonly string[]): Promise<void> {
  const unknown = wanted.find((part) => !Object.keys(CHECKS).some((name) => name.includes(part)));
  if (unknown !== undefined) throw new UserError(`no check "${unknown}". There are: ${Object.keys(CHECKS).join('; ')}`);
  const failed: string[] = [];
  const chosen = Object.entries(CHECKS).filter(
    ([name]) => wanted.length === 0 || wanted.some((part) => name.includes(part)),
  );
  await pLimit(2).map(chosen, async ([name, check]) => {
    const start = performance.now();
    const faults = await check();
    const seconds = `${((performance.now() - start) / 1000).toFixed(1)} s`;
    console.log([`${faults.length > 0 ? 'FAILED' : 'passed'}  ${seconds.padStart(7)}  ${name}`, ...faults].join('\n'));
    if (faults.length > 0) failed.push(name);
  });
  if (failed.length > 0) throw new UserError(failed.join('; '));
}
