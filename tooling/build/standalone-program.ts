/** The program of pages and examples without a shell: of a remote for `npx webpack serve`, of all packages for the catalogue. */
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pagesOf } from '@vipp/shared/contract/federation/remotes';
import { readRoutes } from '@vipp/shared/contract/federation/read-build.server';

/** @returns files with examples of a package, by their path from its folder */
const exampleFiles = (dir: string): string[] =>
  readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.examples.tsx') && !/(^|[\\/])(node_modules|dist|dist-dev)[\\/]/.test(file))
    .sort();

/** A property of the program, with the module that it is read from. */
type Property = { key: string; file: string; name: 'page' | 'examples' };

/** @param dirs packages by the title of their examples; the first one's pages are shown too */
export function standaloneProgram(name: string, dirs: Readonly<Record<string, string>>): string {
  const [first = ''] = Object.values(dirs);
  const answers = path.join(first, 'src/testing/answers.ts');
  const pages = pagesOf({ routes: readRoutes(first) ?? [] }).map(({ path: key, module }): Property => ({
    key,
    file: path.join(first, 'src/exposes', module),
    name: 'page',
  }));
  const examples = Object.entries(dirs).flatMap(([title, dir]) =>
    exampleFiles(dir).map((file): Property => {
      const key = path.join(title, file.replace(/^src[\\/]/, '').replace(/\.examples\.tsx$/, ''));
      return { key, file: path.join(dir, file), name: 'examples' };
    }),
  );
  const imports: string[] = [];
  const toObject = (properties: readonly Property[]): string =>
    properties
      .map(({ key, file, name: exported }) => {
        const local = `module${imports.length}`;
        imports.push(`import { ${exported} as ${local} } from ${JSON.stringify(file)};`);
        return `${JSON.stringify(key)}: ${local}`;
      })
      .join(', ');
  const remote = [
    `name: ${JSON.stringify(name)}`,
    `pages: { ${toObject(pages)} }`,
    `examples: { ${toObject(examples)} }`,
  ];
  if (existsSync(answers)) {
    imports.push(`import { answers } from ${JSON.stringify(answers)};`);
    remote.push('answers');
  }
  imports.push("import { showStandalone } from '@vipp/shared/testing/standalone';");
  return `${imports.join('\n')}\nshowStandalone({ ${remote.join(', ')} });\n`;
}

/** @returns the written program, from whose folder Node finds the packages of `dir` */
export function writeStandaloneProgram(dir: string, ...of: Parameters<typeof standaloneProgram>): string {
  const file = path.join(dir, 'dist-dev/standalone-program.ts');
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, standaloneProgram(...of));
  return file;
}
