/**
 * Checks that what documents and sources name exists: linked files and headings, paths in code spans, scripts of npm,
 * documents that sources refer to, numbers of requirements. Lists what does not exist, and exits 1.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';

const root = path.resolve(import.meta.dirname, '../..');
const FENCE = /^```[\s\S]*?^```/gm;
const LINK = /\]\(([^)\s]+)\)/g;
const CODE_SPAN = /`([^`\n]+)`/g;
const DOCUMENT = /\bdocs\/[\w/-]+\.md\b/g;
const SCRIPT = /\bnpm run ([\w:-]+)(?: -w ([\w-]+))?/g;

const packageSchema = z.object({ scripts: z.optional(z.record(z.string(), z.string())) });

type Project = {
  exists: (path: string) => boolean;
  isFolder: (name: string) => boolean;
  textOf: (path: string) => string;
  hasScript: (name: string, workspace?: string) => boolean;
};

/** A heading's fragment, as the forges make it. */
export const slugOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[`*_]/g, '')
    .replace(/[^\p{L}\p{N}\s-]/gu, '')
    .trim()
    .replace(/\s/g, '-');

const headingsOf = (text: string): string[] =>
  [...text.replace(FENCE, '').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => slugOf(heading));

/** A path of this project, as a code span names it: `shell/src/route-table.ts`; placeholders and globs are none. */
function isProjectPath(span: string, { isFolder }: Project): boolean {
  return /^[\w.-]+(\/[\w.@-]+)+\/?$/.test(span) && isFolder(span.split('/')[0] ?? '');
}

/**
 * @param file path of a document from the project's root
 * @returns one line for each name of something that does not exist
 */
export function staleNames(file: string, text: string, project: Project): string[] {
  const stale: string[] = [];
  for (const [, target = ''] of text.replace(FENCE, '').matchAll(LINK)) {
    if (/^[a-z]+:/.test(target)) continue;
    const [address = '', fragment] = target.split('#');
    const linked = address === '' ? file : path.posix.join(path.posix.dirname(file), address);
    if (!project.exists(linked)) stale.push(`${file}: links to ${target}, which does not exist`);
    else if (fragment && !headingsOf(project.textOf(linked)).includes(fragment))
      stale.push(`${file}: links to ${target}, and no heading there is called so`);
  }
  for (const [, span = ''] of text.replace(FENCE, '').matchAll(CODE_SPAN)) {
    if (isProjectPath(span, project) && !project.exists(span))
      stale.push(`${file}: names \`${span}\`, which does not exist`);
  }
  for (const [, name = '', workspace] of text.matchAll(SCRIPT)) {
    if (!project.hasScript(name, workspace))
      stale.push(`${file}: names the script ${name}, which ${workspace ?? 'package.json'} does not have`);
  }
  return stale;
}

/** @returns one line for each document that a source names and that does not exist */
export const staleDocuments = (file: string, text: string, { exists }: Pick<Project, 'exists'>): string[] =>
  [...text.matchAll(DOCUMENT)]
    .filter(([name]) => !exists(name))
    .map(([name]) => `${file}: names ${name}, which does not exist`);

/** “requirement 2.14”, “Requirements 4.1, 4.2 and 9.1”, “requirements 2.14 to 2.21”. */
const CITATION = /\brequirements? (\d+\.\d+(?:(?:,| and| to| or|, and) \d+\.\d+)*)/gi;

/** @returns numbers that docs/requirements.md defines */
export const requirementNumbers = (text: string): ReadonlySet<string> =>
  new Set([...text.matchAll(/^- \*\*(\d+\.\d+)\*\*/gm)].flatMap(([, number]) => number ?? []));

/** @returns one line for each cited number that is not defined */
export const unknownRequirements = (file: string, text: string, defined: ReadonlySet<string>): string[] =>
  [...text.matchAll(CITATION)]
    .flatMap(([, numbers]) => numbers?.match(/\d+\.\d+/g) ?? [])
    .filter((number) => !defined.has(number))
    .map((number) => `${file}: cites requirement ${number}, which docs/requirements.md does not have`);

const trackedFiles = (): string[] =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter(Boolean);

function thisProject(files: readonly string[]): Project {
  const folders = new Set(files.flatMap((file) => (file.includes('/') ? [file.split('/')[0]] : [])));
  const scriptsOf = (workspace = '.'): Readonly<Record<string, string>> => {
    const file = path.join(root, workspace, 'package.json');
    return existsSync(file) ? (packageSchema.parse(JSON.parse(readFileSync(file, 'utf8'))).scripts ?? {}) : {};
  };
  return {
    exists: (name) => existsSync(path.join(root, name)),
    isFolder: (name) => folders.has(name),
    textOf: (name) => readFileSync(path.join(root, name), 'utf8'),
    hasScript: (name, workspace) => name in scriptsOf(workspace),
  };
}

export function main(): void {
  const files = trackedFiles().filter((file) => existsSync(path.join(root, file)));
  const project = thisProject(files);
  const requirements = requirementNumbers(project.textOf('docs/requirements.md'));
  const stale = files.flatMap((file) => {
    if (!/\.(md|ts|tsx|mjs|cjs|css)$/.test(file) || file.includes('check-docs')) return [];
    const text = project.textOf(file);
    const names = file.endsWith('.md') ? staleNames(file, text, project) : staleDocuments(file, text, project);
    return [...names, ...unknownRequirements(file, text, requirements)];
  });
  for (const line of stale) console.error(line);
  if (stale.length > 0) process.exitCode = 1;
}
