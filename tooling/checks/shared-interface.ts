/**
 * The types of the shared modules of @vipp/shared, as `tsc` declares them, beside the version that the gate compares. When they
 * change, so must the version; git shows reviewers what changed.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import { sharedSingletons } from '../build/build-options';

const root = path.resolve(import.meta.dirname, '../..');
const PACKAGE = '@vipp/shared';
export const RECORD = 'shared/stores/interface.txt';
const textOf = (file: string): string => readFileSync(path.join(root, file), 'utf8');
const versionOf = (folder: string): string =>
  z.object({ version: z.string() }).parse(JSON.parse(textOf(`${folder}/package.json`))).version;

/** Declarations of these modules and of those that they import, without comments, and the majors of the packages. */
export function declarationsOf(modules: readonly string[], read: (module: string) => string): string {
  const texts = new Map<string, string>();
  const packages = new Set<string>();
  const add = (module: string): void => {
    if (texts.has(module)) return;
    const text = read(module).replaceAll(/^ *\/\*[^]*?\*\/\n/gm, '');
    texts.set(module, text);
    for (const [, request = ''] of text.matchAll(/(?:from |import\()['"]([^'"]+)['"]/g))
      if (request.startsWith('.')) add(path.posix.join(module, '..', request));
      else packages.add(/^(?:@[^/]+\/)?[^/]+/.exec(request)?.[0] ?? request);
  };
  modules.forEach(add);
  const majors = [...packages].sort().map((name) => `${name} ${versionOf(`node_modules/${name}`).split('.')[0]}`);
  return [...majors, ...[...texts].map(([module, text]) => `\n// ${module}\n${text.trim()}`), ''].join('\n');
}

/** @returns the right record, when it is another; undefined where only a higher version may change it */
export function nextRecord(record: string, version: string, declarations: string): string | undefined {
  const next = `${PACKAGE} ${version}\n${declarations}`;
  return record === next || !record.startsWith(`${PACKAGE} ${version}\n`) ? next : undefined;
}

/** Reads the declarations of `tsc -b shared`, and writes the record of a raised version. */
export function interfaceFaults(): string[] {
  const modules = Object.keys(sharedSingletons).filter((request) => request.startsWith(`${PACKAGE}/`));
  const declarations = declarationsOf(
    modules.map((request) => request.slice(PACKAGE.length + 1)),
    (module) => textOf(`.cache/types/shared/${module}.d.ts`),
  );
  const record = textOf(RECORD);
  const version = versionOf('shared');
  const next = nextRecord(record, version, declarations);
  if (next === record) return [];
  if (next === undefined)
    return [`${PACKAGE}: its shared types differ from ${RECORD}: raise its version as docs/shared-modules.md says`];
  writeFileSync(path.join(root, RECORD), next);
  return [`${RECORD} is now that of ${version}: read what git shows of it, and commit it`];
}
