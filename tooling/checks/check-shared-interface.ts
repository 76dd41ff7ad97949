/**
 * Compares the types of the modules of @vipp/shared that remotes share with the shell to the committed record of them: when
 * they changed, so must the version of @vipp/shared, by which the gate compares remotes and shell. Exits 1 when they differ.
 *
 * `node tooling/command.mjs check-shared-interface --accept` sets the version that the change needs, in every package that
 * names it, and records the interface.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import { sharedSingletons } from '../build/shared-singletons';
import { UserError } from '../user-error.mjs';
import { interfaceChanges, isAtLeast, neededVersion, type Change } from './interface/interface-changes';
import { readInterface, type Interface } from './interface/read-interface';
import { root, textOf } from './project-files';

const PACKAGE = '@vipp/shared';
const RECORD = 'shared/stores/interface.json';
const ACCEPT = 'node tooling/command.mjs check-shared-interface --accept';

const recordSchema = z.object({ version: z.string(), interface: z.record(z.string(), z.string()) });
const packageSchema = z.object({ version: z.string() });
type InterfaceRecord = z.infer<typeof recordSchema>;

const versionIn = (file: string): string => packageSchema.parse(JSON.parse(textOf(file))).version;

function readSharedInterface(): Interface {
  const modules = Object.entries(sharedSingletons).flatMap(([request, name]) =>
    name === PACKAGE ? request.replace(`${PACKAGE}/`, '') : [],
  );
  return readInterface(modules, {
    read: (module) => textOf(`.cache/types/shared/${module}.d.ts`),
    versionOf: (name) => versionIn(`node_modules/${name}/package.json`),
  });
}

/** @returns one line for each thing to do, the last one with the command that does it */
export function versionProblems(version: string, recorded: string, changes: readonly Change[]): string[] {
  const needed = neededVersion(recorded, changes);
  const lines = changes.map(({ kind, what }) => `${PACKAGE}: ${kind}: ${what}`);
  if (!isAtLeast(version, needed))
    return [
      ...lines,
      `${PACKAGE} ${version} needs the version ${needed}: by it the gate knows which remotes and which shell fit together. ${ACCEPT} sets it; docs/shared-modules.md says in which order teams deliver.`,
    ];
  return changes.length === 0
    ? []
    : [...lines, `${RECORD} is that of ${recorded}, and ${PACKAGE} is ${version}. ${ACCEPT} records it.`];
}

const PIN = /("@vipp\/shared": ")([^"]*)(")/g;

/** @returns files whose pinned version of @vipp/shared is another one */
export const otherPins = (texts: ReadonlyMap<string, string>, version: string): string[] =>
  [...texts].flatMap(([file, text]) =>
    [...text.matchAll(PIN)].some(([, , pinned]) => pinned !== version) ? file : [],
  );

/** A package.json or the lock file, with another version of @vipp/shared. */
export const withSharedVersion = (text: string, version: string): string =>
  text
    .replaceAll(PIN, `$1${version}$3`)
    .replaceAll(/("name": "@vipp\/shared",\s*"version": ")[^"]*(")/g, `$1${version}$2`);

function packageFiles(): Map<string, string> {
  const packages = readdirSync(root)
    .map((folder) => `${folder}/package.json`)
    .filter((file) => existsSync(path.join(root, file)));
  return new Map(['package-lock.json', ...packages].map((file) => [file, textOf(file)]));
}

function accept(version: string, now: Interface): void {
  for (const [file, text] of packageFiles()) writeFileSync(path.join(root, file), withSharedVersion(text, version));
  const record: InterfaceRecord = { version, interface: now.entries };
  writeFileSync(path.join(root, RECORD), `${JSON.stringify(record, undefined, 2)}\n`);
  console.log(`${RECORD} is that of ${PACKAGE} ${version}`);
}

function compare() {
  const recorded = recordSchema.parse(JSON.parse(textOf(RECORD)));
  const version = versionIn('shared/package.json');
  const now = readSharedInterface();
  return { recorded: recorded.version, version, now, changes: interfaceChanges(recorded.interface, now) };
}

/** Reads the declarations that `tsc -b` wrote. */
export function interfaceProblems(): string[] {
  const { recorded, version, changes } = compare();
  const pins = otherPins(packageFiles(), version);
  return [
    ...versionProblems(version, recorded, changes),
    ...pins.map((file) => `${file}: names another version of ${PACKAGE} than ${version}. ${ACCEPT} corrects it.`),
  ];
}

/** `--accept` */
export function main(): void {
  const emitted = spawnSync('node_modules/.bin/tsc', ['-b', 'shared'], { cwd: root, stdio: 'inherit' });
  if (emitted.status !== 0) throw new UserError('the types of shared do not compile');
  const { recorded, version, now, changes } = compare();
  const needed = neededVersion(recorded, changes);
  accept(isAtLeast(version, needed) ? version : needed, now);
}
