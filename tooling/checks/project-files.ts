/** Files of the project as the checks read them: those in git and new ones, without what is ignored. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '../..');
export const textOf = (file: string): string => readFileSync(path.join(root, file), 'utf8');
export const exists = (file: string): boolean => existsSync(path.join(root, file));

/** Texts by path from the project's root. */
export function projectFiles(named: RegExp): Map<string, string> {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: root });
  const files = listed.toString().split('\n');
  return new Map(files.filter((file) => named.test(file) && exists(file)).map((file) => [file, textOf(file)]));
}
