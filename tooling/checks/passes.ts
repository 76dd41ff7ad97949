/** The files on which a program passed: it does not read the same files again. */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';

const passesSchema = z.record(z.string(), z.string());

/** A separate input of a program, such as a package. */
export type Part = {
  name: string;
  /** Folders of the root whose files decide the result, besides the files of the root itself; all of them where none are named. */
  folders?: readonly string[] | undefined;
};

/** What the types of other packages depend on in `shared`. */
export const DECLARATIONS = 'declarations of shared';

/**
 * Hash of the files in git and of new ones, by folder of the root; those of the root itself are those of `.`, and
 * those of `DECLARATIONS` the ones that `tsc -b shared` wrote last.
 */
function hashFolders(root: string): Map<string, string> {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: root });
  const hashes = new Map<string, ReturnType<typeof createHash>>();
  const add = (key: string, name: string, file: string): void => {
    const hash = hashes.get(key) ?? createHash('sha256');
    hashes.set(key, hash.update(`${name}\0`).update(readFileSync(file)).update('\0'));
  };
  for (const name of `${listed}`.split('\0').sort()) {
    const file = path.join(root, name);
    if (name === '' || !existsSync(file)) continue;
    const folder = name.includes('/') ? (name.split('/')[0] ?? '') : '.';
    add(folder, name, file);
    if (name === 'shared/package.json') add(DECLARATIONS, name, file);
    if (folder !== 'shared' || !/\.tsx?$/.test(name)) continue;
    const declarations = path.join(root, '.cache/types', name.replace(/\.tsx?$/, '.d.ts'));
    add(DECLARATIONS, name, existsSync(declarations) ? declarations : file);
  }
  return new Map([...hashes].map(([folder, hash]) => [folder, hash.digest('hex')]));
}

function readPasses(file: string): Record<string, string> {
  try {
    return passesSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return {};
  }
}

/** @param record file of the passes; without it, everything is run */
export function openPasses(record: string, root: string) {
  const hashes = hashFolders(root);
  const stateOf = ({ folders }: Part): string =>
    [...(folders ? ['.', ...folders] : hashes.keys())].map((folder) => hashes.get(folder) ?? '').join(' ');
  return {
    /**
     * Runs a program on the parts changed since its pass.
     *
     * @returns its faults; none when every part passed before
     */
    run: async (parts: readonly Part[], program: (stale: string[]) => Promise<string[]>): Promise<string[]> => {
      const passed = readPasses(record);
      const stale = parts.filter((part) => passed[part.name] !== stateOf(part));
      if (stale.length === 0) return [];
      const faults = await program(stale.map(({ name }) => name));
      if (faults.length > 0) return faults;
      const passes = Object.fromEntries(stale.map((part) => [part.name, stateOf(part)]));
      mkdirSync(path.dirname(record), { recursive: true });
      // Other programs have passed since.
      writeFileSync(record, JSON.stringify({ ...readPasses(record), ...passes }));
      return [];
    },
  };
}
