/**
 * Compares components with their CSS modules: each class that is used exists, each that exists is used. Lists the others, and
 * exits 1. Where names are computed (`styles[kind]`), unused classes are not reported.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
const SKIPPED = new Set(['node_modules', 'dist', 'dist-dev', '.cache', '.data', '.git', 'test-results', 'coverage']);

function* components(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (SKIPPED.has(entry.name)) continue;
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) yield* components(file);
    else if (entry.name.endsWith('.tsx')) yield file;
  }
}

/** The classes of a CSS module; what is `:global` belongs to others. */
export function definedClasses(css: string): Set<string> {
  const selectors = css
    .replaceAll(/\/\*[^]*?\*\//g, '')
    .replaceAll(/:global\([^)]*\)/g, '')
    .replaceAll(/\{[^{}]*\}/g, '{}');
  return new Set([...selectors.matchAll(/\.([A-Za-z_][\w-]*)/g)].flatMap(([, name]) => name ?? []));
}

type AskedClasses = { request: string; named: Set<string>; isComputed: boolean };

/** The CSS modules that a component imports, and what it asks of each. */
export function askedClasses(source: string): AskedClasses[] {
  return [...source.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)].map(([, name, request = '']) => ({
    request,
    named: new Set([...source.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'))].flatMap(([, asked]) => asked ?? [])),
    isComputed: new RegExp(`\\b${name}\\[`).test(source),
  }));
}

type Component = { file: string; source: string };
type User = { file: string } & Omit<AskedClasses, 'request'>;

/** @returns one line for each class that only one of the two sides has */
export function loneClasses(sources: readonly Component[], readCss: (file: string) => string): string[] {
  const modules = new Map<string, User[]>();
  for (const { file, source } of sources) {
    for (const { request, named, isComputed } of askedClasses(source)) {
      const css = request.startsWith('@vipp/')
        ? request.slice('@vipp/'.length)
        : path.posix.join(path.posix.dirname(file), request);
      modules.set(css, [...(modules.get(css) ?? []), { file, named, isComputed }]);
    }
  }
  return [...modules].flatMap(([css, users]) => {
    const defined = definedClasses(readCss(css));
    const missing = users.flatMap(({ file, named }) =>
      [...named].filter((name) => !defined.has(name)).map((name) => `${file}: ${css} has no class « ${name} »`),
    );
    const isComputed = users.some((user) => user.isComputed);
    const unused = isComputed ? [] : [...defined].filter((name) => !users.some(({ named }) => named.has(name)));
    return [...missing, ...unused.map((name) => `${css}: no component asks for « ${name} »`)];
  });
}

export function main(): void {
  const sources = [...components(root)].map((file) => ({
    file: path.relative(root, file).split(path.sep).join('/'),
    source: readFileSync(file, 'utf8'),
  }));
  const lone = loneClasses(sources, (file) => readFileSync(path.join(root, file), 'utf8'));
  for (const line of lone) console.error(line);
  if (lone.length > 0) process.exitCode = 1;
}
