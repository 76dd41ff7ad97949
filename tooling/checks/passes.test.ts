import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { emptyFolder } from '@vipp/shared/testing/temporary-folder.server';
import { DECLARATIONS, openPasses } from './passes';

const root = emptyFolder();
const write = (file: string, text: string): void => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
};
const PARTS = [
  { name: 'shared', folders: ['shared'] },
  { name: 'shell', folders: ['shell', DECLARATIONS] },
  { name: 'mf-a', folders: ['mf-a', DECLARATIONS] },
  { name: 'the project' },
];

/** @returns parts that a program was run on */
async function run(faults: readonly string[] = []): Promise<readonly string[]> {
  let ran: readonly string[] = [];
  const said = await openPasses(path.join(root, '.cache/checks.json'), root).run(PARTS, async (stale) => {
    ran = stale;
    return [...faults];
  });
  expect(said).toEqual(ran.length > 0 ? faults : []);
  return ran;
}

beforeEach(() => {
  execFileSync('git', ['init', '-q'], { cwd: root });
  write('.gitignore', '.cache\n');
  write('shell/a.ts', '1');
  write('mf-a/a.ts', '1');
  write('shared/a.ts', '1');
  write('.cache/types/shared/a.d.ts', '1');
});

const ALL = ['shared', 'shell', 'mf-a', 'the project'];

it('a program runs again on what it has not passed on', async () => {
  expect(await run(['a fault'])).toEqual(ALL);
  expect(await run()).toEqual(ALL);
  expect(await run()).toEqual([]);
});

it.each([
  ['a file of one package', () => write('mf-a/a.ts', '2'), ['mf-a', 'the project']],
  ['a new file', () => write('shell/b.ts', ''), ['shell', 'the project']],
  ['a file that is gone', () => rmSync(path.join(root, 'shell/a.ts')), ['shell', 'the project']],
  ['a package whose declarations stay', () => write('shared/a.ts', '2'), ['shared', 'the project']],
  ['a declaration that others use', () => write('.cache/types/shared/a.d.ts', '2'), ['shell', 'mf-a', 'the project']],
  ['the addresses of modules that others use', () => write('shared/package.json', '{}'), ALL],
  ['a module of others that is gone', () => rmSync(path.join(root, 'shared/a.ts')), ALL],
  ['a file of the root, such as the versions of packages', () => write('package-lock.json', '{}'), ALL],
  ['a file that only the whole project reads', () => write('content/a.md', ''), ['the project']],
  ['a record that cannot be read', () => write('.cache/checks.json', '{'), ALL],
])('%s is examined again, and what cannot depend on it is not', async (_change, change, expected) => {
  await run();
  change();
  expect(await run()).toEqual(expected);
});
