/** The files of the repository, and the examples of its documents, for the tests that run them. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '../..');
/** Names removed commands. */
const OF_THE_PAST = 'docs/decisions/0030-what-was-removed.md';

const pages = readdirSync(path.join(root, 'docs'), { recursive: true, encoding: 'utf8' })
  .map((name) => `docs/${name}`)
  .filter((name) => name.endsWith('.md') && name !== OF_THE_PAST);

export const textOf = (file: string): string => readFileSync(path.join(root, file), 'utf8');

/** @returns the first block of code of a page in a language @throws {Error} when it has none */
export function blockOf(file: string, language: string): string {
  const [, block] = new RegExp(`^\`\`\`${language}\\n([^]*?)^\`\`\``, 'm').exec(textOf(file)) ?? [];
  if (block === undefined) throw new Error(`${file} has no block of ${language}`);
  return block;
}

/** @returns the code within lines of a page that begins with one of these words */
export const codeOf = (file: string, words: string): string[] =>
  [...textOf(file).matchAll(new RegExp(`\`((?:${words})[^\`]*)\``, 'g'))].map(([, code = '']) => code);

/**
 * The command lines of a program in all pages, each once.
 *
 * @param program their beginning, such as `npx vipp-mf`
 * @returns the words up to the first option, and the options
 */
export function commandsInDocuments(program: string): [words: string, options: string[]][] {
  const lines = ['README.md', ...pages].flatMap((file) =>
    [...textOf(file).matchAll(new RegExp(`${program} ([a-z][^\`\\n;#>]*)`, 'g'))].map(([, line = '']) => line.trim()),
  );
  return [...new Set(lines)].map((line) => [line.split(/ -|,/)[0] ?? '', line.match(/(?<= )--[a-z-]+/g) ?? []]);
}
