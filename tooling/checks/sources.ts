/** Names in sources and documents must exist: files, headings, commands, settings, requirements, classes, custom properties. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import { variableNames } from '@vipp/shared/contract/settings/variables.server';

const root = path.resolve(import.meta.dirname, '../..');
const FENCE = /^```[\s\S]*?^```/gm;
/** “requirement 2.14”, “Requirements 4.1, 4.2 and 9.1”, “requirements 2.14 to 2.21”. */
const CITATION = /\brequirements? (\d+\.\d+(?:(?:,| and| to| or|, and) \d+\.\d+)*)/gi;
/** A declaration in CSS, an inline style, or `setProperty`. */
const DEFINED = /(--[a-z][\w-]*)['"]?\]?(?::| *,|['"] as )/g;
const SITE = /^(shell\/src|mf-[^/]+|shared)\/.*(?<!\.test)\.(css|tsx?)$/;
const packageSchema = z.object({ scripts: z.optional(z.record(z.string(), z.string())) });

/** Texts by path from the root of the project. */
type Texts = ReadonlyMap<string, string>;
type Exists = (file: string) => boolean;

const found = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, name = '']) => name);

/** A heading's fragment, as the forges make it. */
const slugOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s-]/gu, '')
    .trim()
    .replace(/\s/g, '-');

function isBrokenLink(file: string, target: string, texts: Texts, exists: Exists): boolean {
  const [address = '', fragment] = target.split('#');
  const linked = address === '' ? file : path.posix.join(path.posix.dirname(file), address);
  const headings = found((texts.get(linked) ?? '').replace(FENCE, ''), /^#+ (.+)$/gm);
  return !exists(linked) || (fragment !== undefined && !headings.map(slugOf).includes(fragment));
}

function isUnknownScript(command: string, texts: Texts): boolean {
  const [, name = '', workspace = '.'] = /npm run ([\w:-]+)(?: -w ([\w-]+))?/.exec(command) ?? [];
  const { scripts = {} } = packageSchema.parse(
    JSON.parse(texts.get(path.posix.join(workspace, 'package.json')) ?? '{}'),
  );
  return !(name in scripts);
}

/** Whether a command of this project has the word after it. */
const HAS_WORD: Readonly<Record<string, (word: string, texts: Texts, exists: Exists) => boolean>> = {
  'npm run lab --': (word, _texts, exists) => exists(`lab/${word}/${word}.ts`),
  'npm run check': (word, texts) =>
    /\bCHECKS: [^]*?^\};/m.exec(texts.get('tooling/checks/check.ts') ?? '')?.[0].includes(word) === true,
  'npm test': (word, texts) => (texts.get('tooling/run/test.ts') ?? '').includes(`\n  ${word}: `),
  'npx jest': (word, texts) => !word.includes('/') || [...texts.keys()].some((file) => file.startsWith(word)),
};

function unknownCommands(text: string, texts: Texts, exists: Exists): string[] {
  const words = Object.entries(HAS_WORD).flatMap(([command, hasWord]) =>
    found(text, RegExp(`\\b${command} ([a-z][\\w/.-]*)`, 'g'))
      .filter((word) => !hasWord(word, texts, exists))
      .map((word) => `${command} ${word}`),
  );
  const settings = found(text, /\b([A-Z][A-Z_]+)=\S+ (?=(?:[A-Z_]+=\S+ )*(?:npm start|npm run site|node server))/g);
  return [...words, ...settings.filter((name) => !variableNames.some((known) => known === name))];
}

/** @returns one line for each name of something that does not exist in a file */
export function staleNames(file: string, texts: Texts, exists: Exists): string[] {
  const text = texts.get(file) ?? '';
  const prose = text.replace(FENCE, '');
  const requirements = texts.get('docs/requirements.md') ?? '';
  const ofDocument = [
    ...found(prose, /\]\((?![a-z]+:)([^)\s]+)\)/g).filter((target) => isBrokenLink(file, target, texts, exists)),
    // Paths in code spans; placeholders, globs and media types are none. A site or a build may not have made its own yet.
    ...found(prose, /`((?!\.(?:cache|data)\/|dist\/)[\w.-]+(?:\/[\w.@-]+)+\/?)`/g).filter(
      (name) => exists(name.split('/')[0] ?? '') && !exists(name),
    ),
    ...found(text, /\b(npm run [\w:-]+(?: -w [\w-]+)?)/g).filter((command) => isUnknownScript(command, texts)),
    ...unknownCommands(text, texts, exists),
  ];
  const ofSource = found(text, /\b(docs\/[\w/-]+\.md)\b/g).filter((name) => !exists(name));
  const numbers = found(text, CITATION).flatMap((list) => list.match(/\d+\.\d+/g) ?? []);
  const unknown = numbers.filter((number) => !requirements.includes(`\n- **${number}** `));
  return [...(file.endsWith('.md') ? ofDocument : ofSource), ...unknown.map((number) => `requirement ${number}`)].map(
    (name) => `${file}: names ${name}, which does not exist`,
  );
}

/** Custom properties that no style defines; classes of CSS modules that only the style sheet or only its components have. */
export function unknownStyles(texts: Texts): string[] {
  const all = [...texts];
  const defined = new Set(all.flatMap(([, text]) => found(text.replaceAll(/var\([^)]*\)/g, ''), DEFINED)));
  const properties = all.flatMap(([file, text]) =>
    found(text, /var\(\s*(--[a-z][\w-]*)\s*[,)]/g)
      .filter((name) => !defined.has(name))
      .map((name) => `${file}: no style defines ${name}`),
  );
  const used = new Map<string, string[]>();
  for (const [file, text] of all)
    for (const [, styles, request = ''] of text.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)) {
      const sheet = request.startsWith('.') ? path.posix.join(path.posix.dirname(file), request) : request.slice(6);
      // Any class may be asked for by a computed name (`styles[kind]`), whose name is empty here.
      const names = found(text, new RegExp(`\\b${styles}(?:\\.(\\w+)|\\[)`, 'g'));
      used.set(sheet, [...(used.get(sheet) ?? []), ...names]);
    }
  const classes = [...used].flatMap(([sheet, names]) => {
    const selectors = (texts.get(sheet) ?? '').replaceAll(/\/\*[^]*?\*\/|:global\([^)]*\)|\{[^{}]*\}/g, '{}');
    const has = found(selectors, /\.([A-Za-z_][\w-]*)/g);
    const missing = names.filter((name) => name !== '' && !has.includes(name));
    const unused = names.includes('') ? [] : has.filter((name) => !names.includes(name));
    return [
      ...new Set([
        ...missing.map((name) => `has no class « ${name} »`),
        ...unused.map((name) => `« ${name} » is not used`),
      ]),
    ].map((fault) => `${sheet}: ${fault}`);
  });
  return [...properties, ...classes];
}

/** Files in git and new ones, without what is ignored. */
function projectFiles(): Texts {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: root });
  // Files of the template name what a new remote will have.
  const files = `${listed}`
    .split('\n')
    .filter((file) => !file.startsWith('tooling/cli/template/'))
    .filter((file) => /\.(md|tsx?|mjs|cjs|css)$|(^|\/)package\.json$/.test(file));
  const there = files.filter((file) => existsSync(path.join(root, file)));
  return new Map(there.map((file) => [file, readFileSync(path.join(root, file), 'utf8')]));
}

export function staleDocuments(): string[] {
  const texts = projectFiles();
  const files = [...texts.keys()].filter((file) => !/^content\/|\/package\.json$|checks\/sources\.test/.test(file));
  return files.flatMap((file) => staleNames(file, texts, (name) => existsSync(path.join(root, name))));
}

export const staleStyles = (): string[] =>
  unknownStyles(new Map([...projectFiles()].filter(([file]) => SITE.test(file))));
