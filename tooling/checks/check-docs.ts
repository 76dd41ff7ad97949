/**
 * Checks that what documents and sources name exists: linked files and headings, paths in code spans, scripts of npm,
 * documents that sources refer to, numbers of requirements.
 */
import path from 'node:path';
import * as z from 'zod/mini';
import { exists, projectFiles, textOf } from './project-files';

const FENCE = /^```[\s\S]*?^```/gm;

const packageSchema = z.object({ scripts: z.optional(z.record(z.string(), z.string())) });

type Project = {
  exists: (file: string) => boolean;
  textOf: (file: string) => string;
};

/** A heading's fragment, as the forges make it. */
export const slugOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[`*_]/g, '')
    .replace(/[^\p{L}\p{N}\s-]/gu, '')
    .trim()
    .replace(/\s/g, '-');

const hasHeading = (text: string, fragment: string): boolean =>
  [...text.replace(FENCE, '').matchAll(/^#+ (.+)$/gm)].some(([, heading = '']) => slugOf(heading) === fragment);

/** @returns targets of links that do not exist */
function brokenLinks(file: string, text: string, project: Project): string[] {
  const targets = [...text.matchAll(/\]\((?![a-z]+:)([^)\s]+)\)/g)].map(([, target = '']) => target);
  return targets.filter((target) => {
    const [address = '', fragment] = target.split('#');
    const linked = address === '' ? file : path.posix.join(path.posix.dirname(file), address);
    return !project.exists(linked) || (fragment && !hasHeading(project.textOf(linked), fragment));
  });
}

/** Paths in code spans, such as `shell/src/routes.ts`; placeholders, globs and media types are none. */
const deadPaths = (text: string, project: Project): string[] =>
  [...text.matchAll(/`((?!\.cache\/)[\w.-]+(?:\/[\w.@-]+)+\/?)`/g)]
    .map(([, span = '']) => span)
    .filter((span) => project.exists(span.split('/')[0] ?? '') && !project.exists(span));

function unknownScripts(text: string, project: Project): string[] {
  const scriptsOf = (workspace: string): string[] => {
    const file = path.posix.join(workspace, 'package.json');
    return project.exists(file) ? Object.keys(packageSchema.parse(JSON.parse(project.textOf(file))).scripts ?? {}) : [];
  };
  return [...text.matchAll(/\bnpm run ([\w:-]+)(?: -w ([\w-]+))?/g)]
    .filter(([, name = '', workspace = '.']) => !scriptsOf(workspace).includes(name))
    .map(([command]) => command);
}

/** “requirement 2.14”, “Requirements 4.1, 4.2 and 9.1”, “requirements 2.14 to 2.21”. */
const CITATION = /\brequirements? (\d+\.\d+(?:(?:,| and| to| or|, and) \d+\.\d+)*)/gi;

function unknownRequirements(text: string, project: Project): string[] {
  const requirements = project.textOf('docs/requirements.md');
  return [...text.matchAll(CITATION)]
    .flatMap(([, numbers]) => numbers?.match(/\d+\.\d+/g) ?? [])
    .filter((number) => !requirements.includes(`\n- **${number}** `))
    .map((number) => `requirement ${number}`);
}

/** @returns one line for each name of something that does not exist */
export function staleNames(file: string, text: string, project: Project): string[] {
  const prose = text.replace(FENCE, '');
  const stale = file.endsWith('.md')
    ? [...brokenLinks(file, prose, project), ...deadPaths(prose, project), ...unknownScripts(text, project)]
    : [...text.matchAll(/\bdocs\/[\w/-]+\.md\b/g)].map(([name]) => name).filter((name) => !project.exists(name));
  return [...stale, ...unknownRequirements(text, project)].map(
    (name) => `${file}: names ${name}, which does not exist`,
  );
}

export const staleDocuments = (): string[] =>
  [...projectFiles(/^(?!content\/).*(?<!check-docs\.test)\.(md|ts|tsx|mjs|cjs|css)$/)].flatMap(([file, text]) =>
    staleNames(file, text, { exists, textOf }),
  );
