/**
 * Lists every use of a word that docs/glossary.md names as retired, and exits 1 when there is one.
 *
 * `node tooling/command.mjs check-words [path …]` checks only these paths.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
const GLOSSARY = 'docs/glossary.md';
const CHECKED = /\.(?:ts|tsx|mjs|cjs|css|md|jsonc)$/;
/** Text for visitors is French, and the page that retires the words names them. */
const EXEMPT = /^backend\/seed\/|^docs\/glossary\.md$/;

/** @returns first column of the glossary's table of retired words */
export function retiredWords(glossary: string): string[] {
  const table = glossary.split('## Retired words')[1] ?? '';
  return [...table.matchAll(/^\| (.+?) \|/gm)]
    .flatMap(([, cell]) => cell ?? [])
    .filter((cell) => cell !== 'retired' && !cell.startsWith('-'))
    .flatMap((cell) => cell.split(', '));
}

/** @returns one line for each use */
export function findRetired(words: readonly string[], file: string, text: string): string[] {
  const use = new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.join('|')})(?![\\p{L}\\p{N}])`, 'giu');
  return text
    .split('\n')
    .flatMap((line, index) =>
      [...line.matchAll(use)].map(
        ([word]) => `${file}:${index + 1}: “${word}” is retired: ${line.trim().slice(0, 160)}`,
      ),
    );
}

function trackedFiles(places: readonly string[]): string[] {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '--', ...places], {
    cwd: root,
    encoding: 'utf8',
  });
  return listed
    .split('\n')
    .filter((file) => CHECKED.test(file) && !EXEMPT.test(file) && existsSync(path.join(root, file)));
}

export function main(paths: readonly string[]): void {
  const words = retiredWords(readFileSync(path.join(root, GLOSSARY), 'utf8'));
  const uses = trackedFiles(paths).flatMap((file) =>
    findRetired(words, file, readFileSync(path.join(root, file), 'utf8')),
  );
  for (const use of uses) console.error(use);
  if (uses.length > 0) {
    console.error(`${uses.length} uses of retired words: docs/glossary.md says what to write instead`);
    process.exitCode = 1;
  }
}
