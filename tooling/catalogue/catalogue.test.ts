import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { ownPages, publicRemotes } from '@vipp/shared/testing/own-routes.server';
import { standaloneProgram } from '../build/standalone-program';

const root = path.resolve(import.meta.dirname, '../..');
const filesOf = (program: string): string[] =>
  [...program.matchAll(/ from "([^"]+)"/g)].map(([, file = '']) => path.relative(root, file));

it('the catalogue shows every file with examples, under its path', () => {
  // Found another way than the program finds them.
  const command = "find shared shell mf-* -name '*.examples.tsx' -not -path '*/node_modules/*' -not -path '*/dist*'";
  const written = execFileSync('sh', ['-c', command], { cwd: root, encoding: 'utf8' }).trim().split('\n');
  const folders = written.map((file) => file.split('/')[0] ?? '').map((name) => [name, path.join(root, name)]);
  const program = standaloneProgram('catalogue', Object.fromEntries(folders));
  expect(filesOf(program).toSorted()).toEqual(written.toSorted());
  expect(program).toContain('"shared/ui/button": module');
});

it.each(publicRemotes)('%s alone shows each of its pages', (name) => {
  const program = standaloneProgram(name, { '': path.join(root, name) });
  for (const { remote, path: address } of ownPages)
    if (remote === name) expect(program).toContain(`${JSON.stringify(address)}: module`);
  const modules = filesOf(program).filter((file) => /\/exposes\/(?!.*\.examples\.tsx$)/.test(file));
  const exists = (file: string) => ['.ts', '.tsx'].some((end) => existsSync(path.join(root, file + end)));
  expect(modules.filter((file) => !exists(file))).toEqual([]);
});
