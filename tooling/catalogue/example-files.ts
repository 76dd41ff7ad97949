/** Which files hold examples, and the program that shows them all. */
import { readdirSync, type Dirent } from 'node:fs';
import path from 'node:path';

const SUFFIX = '.examples.tsx';
const NOT_SOURCES = new Set(['node_modules', 'dist', 'dist-dev', 'coverage']);

/**
 * @param root folder of the project
 * @param folder below it
 * @returns paths from the root, design system first
 */
export function exampleFiles(root: string, folder = '.'): string[] {
  const entries = readdirSync(path.join(root, folder), { withFileTypes: true }).sort((a, b) =>
    a.name.localeCompare(b.name),
  );
  const isZone = ({ name }: Dirent): boolean => folder !== '.' || /^(shared|shell|mf-[^/]+)$/.test(name);
  const found = entries.flatMap((entry) => {
    const file = path.posix.join(folder, entry.name);
    if (entry.isDirectory()) return isZone(entry) && !NOT_SOURCES.has(entry.name) ? exampleFiles(root, file) : [];
    return entry.name.endsWith(SUFFIX) ? [file] : [];
  });
  return folder === '.'
    ? found.sort((a, b) => Number(b.startsWith('shared/')) - Number(a.startsWith('shared/')))
    : found;
}

/**
 * @param files paths from the root
 * @param toRoot from the folder of the program to the root
 * @returns source of the catalogue's program
 */
export function catalogueProgram(files: readonly string[], toRoot: string): string {
  const imports = files.map(
    (file, index) => `import { examples as examples${index} } from '${toRoot}/${file.replace(/\.tsx$/, '')}';`,
  );
  const groups = files.map((file, index) => `  { file: '${file}', examples: examples${index} },`);
  return [
    ...imports,
    "import { startCatalogue } from '@vipp/shared/testing/catalogue';",
    `startCatalogue([\n${groups.join('\n')}\n]);`,
    '',
  ].join('\n');
}
