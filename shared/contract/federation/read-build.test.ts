import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { blockOf } from '../../testing/documents.server';
import { emptyFolder } from '../../testing/temporary-folder.server';
import { readRoutes } from './read-build.server';

const folder = emptyFolder();
const page = { path: '/rse', module: './rse-page', title: 'RSE' };
const read = (text: string) => {
  writeFileSync(path.join(folder, 'routes.json'), text);
  return readRoutes(folder);
};

it('the file of a remote’s routes is read, and may be missing', () => {
  expect(readRoutes(folder)).toBeUndefined();
  expect(read(JSON.stringify([page]))).toEqual([page]);
  expect(read(blockOf('docs/contracts/page-module.md', 'json'))).toHaveLength(3);
});

it.each([
  ['[', /routes\.json is not JSON/],
  ['{}', /is no list/],
  [JSON.stringify([page, { ...page, confidentiel: true }]), /entry 2 has the unknown field confidentiel/],
  [JSON.stringify([{ ...page, path: '/RSE' }]), /entry 1, path: a path is \/words in lower case/],
  [JSON.stringify([{ path: '/rse', redirect: '//x' }]), /entry 1, redirect: a redirect leads to a path of this site/],
])('the file of a remote’s routes names each fault: %s', (text, reason) => {
  expect(() => read(text)).toThrow(reason);
});
