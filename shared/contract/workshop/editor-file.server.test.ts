import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '../../testing/temporary-folder.server';
import { fetchEditorFile } from './editor-file.server';

const folder = temporaryFolder();
const { PATH } = process.env;
afterEach(() => void (process.env.PATH = PATH));

it('the editor of texts is taken only where it is the known program', async () => {
  const [bin, cache] = [path.join(folder, 'bin'), path.join(folder, '.cache')];
  mkdirSync(bin);
  // The registry has another program under this name and version.
  const pack =
    'mkdir -p package/dist && echo other > package/dist/decap-cms.js && tar -czf a.tgz package && echo a.tgz';
  writeFileSync(path.join(bin, 'npm'), `#!/bin/sh\n${pack}\n`, { mode: 0o755 });
  process.env.PATH = `${bin}:${PATH}`;
  await expect(fetchEditorFile(cache)).rejects.toThrow('decap-cms@3.16.3 is not the known one');
  expect(readdirSync(cache)).toEqual([]);
});
