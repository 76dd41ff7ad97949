import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { catalogueProgram, exampleFiles } from './catalogue';

const root = path.resolve(import.meta.dirname, '../..');

it('the catalogue shows every file with examples, under its path', () => {
  // Found another way than the catalogue finds them.
  const command = [
    '-c',
    "find shared shell mf-* -name '*.examples.tsx' -not -path '*/node_modules/*' -not -path '*/dist*'",
  ];
  const written = execFileSync('sh', command, { cwd: root, encoding: 'utf8' }).trim().split('\n');
  expect(written.length).toBeGreaterThan(20);
  const program = catalogueProgram(exampleFiles());
  for (const file of written) {
    expect(readFileSync(path.join(root, file), 'utf8')).toMatch(/export const examples\b/);
    const name = new RegExp(`import \\{ examples as (\\w+) \\} from '../../${file.replace(/\.tsx$/, '')}'`).exec(
      program,
    )?.[1];
    expect(program).toContain(`{ file: '${file}', examples: ${name} }`);
  }
});
