/**
 * Compares components with their CSS modules: each class that is used exists, each that exists is used. Each custom property
 * that is used is defined. Where names are computed (`styles[kind]`), unused classes are not reported.
 */
import path from 'node:path';

type Texts = ReadonlyMap<string, string>;

const namesIn = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].flatMap(([, name]) => name ?? []);

/** The classes of a CSS module; what is `:global` belongs to others. */
function definedClasses(css: string): Set<string> {
  const selectors = css.replaceAll(/\/\*[^]*?\*\/|:global\([^)]*\)/g, '').replaceAll(/\{[^{}]*\}/g, '{}');
  return new Set(namesIn(selectors, /\.([A-Za-z_][\w-]*)/g));
}

/** The CSS modules that a component imports, each with the classes that it uses; undefined where a name is computed. */
const usedClasses = (file: string, source: string): [css: string, file: string, used: string[] | undefined][] =>
  [...source.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)].map(([, name, request = '']) => [
    request.startsWith('@vipp/') ? request.slice('@vipp/'.length) : path.posix.join(path.posix.dirname(file), request),
    file,
    source.includes(`${name}[`) ? undefined : namesIn(source, new RegExp(`\\b${name}\\.(\\w+)`, 'g')),
  ]);

export function loneClasses(texts: Texts): string[] {
  const uses = [...texts].flatMap(([file, text]) => (file.endsWith('.tsx') ? usedClasses(file, text) : []));
  return [...new Set(uses.map(([css]) => css))].flatMap((css) => {
    const of = uses.filter(([used]) => used === css);
    const defined = definedClasses(texts.get(css) ?? '');
    const used = new Set(of.flatMap(([, , names]) => names ?? []));
    const missing = of.flatMap(([, file, names = []]) =>
      names.filter((name) => !defined.has(name)).map((name) => `${file}: ${css} has no class « ${name} »`),
    );
    const isComputed = of.some(([, , names]) => names === undefined);
    const unused = isComputed ? [] : [...defined].filter((name) => !used.has(name));
    return [...missing, ...unused.map((name) => `${css}: no component asks for « ${name} »`)];
  });
}

/** A declaration in CSS, an inline style, or `setProperty`. */
const DEFINED = /(--[a-z][\w-]*)['"]?\]?(?::| *,|['"] as )/g;

export function unknownProperties(texts: Texts): string[] {
  const defined = new Set(
    [...texts.values()].flatMap((text) => namesIn(text.replaceAll(/var\([^)]*\)/g, ''), DEFINED)),
  );
  return [...texts].flatMap(([file, text]) =>
    text.split('\n').flatMap((line, index) =>
      namesIn(line, /var\(\s*(--[a-z][\w-]*)\s*[,)]/g)
        .filter((name) => !defined.has(name))
        .map((name) => `${file}:${index + 1}: no style defines ${name}`),
    ),
  );
}
