import { chmodSync, mkdirSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '../testing/temporary-folder.server';
import { makePrivate } from './private-folder';

const umask = process.umask();
const outside = temporaryFolder();
const folder = path.join(outside, 'data');
const modeOf = (...names: string[]) => (statSync(path.join(folder, ...names)).mode & 0o777).toString(8);
afterAll(() => process.umask(umask));

it('a private folder belongs to its user alone, with all files in it, and later ones', async () => {
  mkdirSync(path.join(folder, 'postgres'), { recursive: true });
  const modes = { '.': 0o755, postgres: 0o777, 'secrets.json': 0o644, 'postgres/base': 0o666 };
  for (const file of ['secrets.json', 'postgres/base']) writeFileSync(path.join(folder, file), '');
  for (const [name, mode] of Object.entries(modes)) chmodSync(path.join(folder, name), mode);
  writeFileSync(path.join(outside, 'else'), '');
  chmodSync(path.join(outside, 'else'), 0o644);
  symlinkSync('../else', path.join(folder, 'link'));
  await makePrivate(folder);
  expect(Object.keys(modes).map((name) => modeOf(name))).toEqual(['700', '700', '600', '600']);
  expect(modeOf('link')).toBe('644');
  writeFileSync(path.join(folder, 'later'), '');
  expect(modeOf('later')).toBe('600');
});
