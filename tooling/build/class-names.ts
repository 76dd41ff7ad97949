/**
 * Names of CSS Modules' classes. A page says each of them several times, in its inlined style sheets and in its HTML, so in
 * production they are short and those of one file begin alike, which compresses to little (docs/decisions/0006).
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Mode } from './build-options';

const LETTERS = 26;

/** Two letters and `_` for a package, so that classes of two packages never meet on a page. */
export function classPrefix(packageName: string): string {
  const [first = 0, second = 0] = createHash('sha256').update(packageName).digest();
  return `${[first, second].map((byte) => String.fromCharCode(0x61 + (byte % LETTERS))).join('')}_`;
}

/** Three characters for a file, by its path: the gateway's build and the browser's must agree. */
export const fileCode = (file: string): string =>
  createHash('sha256').update(file.replaceAll(path.sep, '/')).digest('base64url').slice(0, 3);

/** Names that a style sheet defines, in their order. */
function definedNames(css: string): string[] {
  const names = css.replace(/\/\*.*?\*\//gs, '').matchAll(/(?:\.|@keyframes\s+)(?<name>-?[a-z_][\w-]*)/gi);
  return [...new Set([...names].flatMap(({ groups }) => groups?.name ?? []))];
}

/**
 * @param root folder that paths of style sheets are relative to
 * @returns the option `getLocalIdent` of css-loader
 * @throws {Error} for a name that the style sheet does not define
 */
export const classNames =
  (packageName: string, mode: Mode, root: string) =>
  ({ resourcePath }: { resourcePath: string }, _template: string, name: string): string => {
    const file = path.relative(root, resourcePath);
    if (mode === 'development') return `${packageName}_${name}_${fileCode(file)}`;
    const index = definedNames(readFileSync(resourcePath, 'utf8')).indexOf(name);
    if (index < 0) throw new Error(`${file}: no class and no animation ${name}`);
    return `${classPrefix(packageName)}${fileCode(file)}${index.toString(36)}`;
  };
