import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { emptyFolder } from '@vipp/shared/testing/temporary-folder.server';
import { sha384 } from '@vipp/shared/contract/federation/integrity.server';
import { stampFiles } from './stamp-files';

const dist = emptyFolder();

const hashOf = (text: string): string => sha384(text).replace('sha384-', '');

beforeEach(() => {
  for (const side of ['client', 'server']) mkdirSync(path.join(dist, side));
});

const write = (file: string, text: string): void => writeFileSync(path.join(dist, file), text);
const read = (file: string): string => readFileSync(path.join(dist, file), 'utf8');

it('a new stamp replaces the version, and the hashes of files that changed with it', () => {
  const chunk = 'self.chunk__VERSION__=1';
  write('client/chunk.js', chunk);
  write('client/a-entry.js', `var c__VERSION__;load("${hashOf(chunk)}")`);
  write('server/entry.cjs', '// __VERSION__');
  const { client, server } = stampFiles({ dist, target: dist, from: '__VERSION__', to: 'abc' });
  const stamped = 'self.chunkabc=1';
  const entry = `var cabc;load("${hashOf(stamped)}")`;
  expect([read('client/chunk.js'), read('client/a-entry.js')]).toEqual([stamped, entry]);
  expect(client).toEqual({ 'a-entry.js': sha384(entry), 'chunk.js': sha384(stamped) });
  expect(server).toEqual({ 'entry.cjs': sha384('// abc') });
});

it('a stamped build lists no unsent file, and changes no bytes of other files than texts', () => {
  write('client/font.woff2', '__VERSION__');
  write('client/entry.js.br', 'compressed');
  write('client/mf-stats.json', '{}');
  write('server/main.cjs.map', '{}');
  const { client, server } = stampFiles({ dist, target: dist, from: '__VERSION__', to: 'abc' });
  expect([Object.keys(client), Object.keys(server)]).toEqual([['font.woff2'], []]);
  expect(read('client/font.woff2')).toBe('__VERSION__');
});
