import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { remoteFolders } from '../remote-folders';
import { catalogueProgram, exampleFiles } from './example-files';

const root = path.resolve(import.meta.dirname, '../..');
const ZONES = ['shared', 'shell', ...remoteFolders()];

/** Found another way than the catalogue finds them. */
const written = ZONES.flatMap((zone) =>
  ['', 'src', 'ui', 'server'].flatMap((part) => {
    const folder = path.join(root, zone, part);
    try {
      const names = readdirSync(folder, { recursive: part !== '', encoding: 'utf8' });
      return names
        .filter((name) => /\.examples\.tsx$/.test(name) && !/(^|\/)(node_modules|dist)\//.test(name))
        .map((name) => path.posix.join(zone, part, name));
    } catch {
      return [];
    }
  }),
);

it('finds every file with examples', () => {
  expect(written.length).toBeGreaterThan(20);
  expect(exampleFiles(root).sort()).toEqual([...new Set(written)].sort());
});

it('shows each of them, under its path', () => {
  const program = catalogueProgram(exampleFiles(root), '../..');
  for (const file of written) {
    expect(readFileSync(path.join(root, file), 'utf8')).toMatch(/export const examples\b/);
    const name = new RegExp(`import \\{ examples as (\\w+) \\} from '../../${file.replace(/\.tsx$/, '')}'`).exec(
      program,
    )?.[1];
    expect(program).toContain(`{ file: '${file}', examples: ${name} }`);
  }
});
