import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { emptyFolder } from '@vipp/shared/testing/temporary-folder.server';
import { sha384 } from '@vipp/shared/contract/federation/integrity.server';
import { minimalBuild } from '../../testing/registry-changes';
import { readBuildStore } from './build-store';

const folder = emptyFolder();
const at = (place: string) => path.join(folder, place);

beforeEach(() => {
  for (const [name, file] of Object.entries({ shell: 'face.woff2', 'mf-forms': 'page.js' })) {
    mkdirSync(at(`${name}/dist/client`), { recursive: true });
    writeFileSync(at(`${name}/dist/client/${file}`), name);
    const build = minimalBuild(name, 'v1', { client: { [file]: sha384(name) } });
    writeFileSync(at(`${name}/dist/build.json`), JSON.stringify(build));
  }
});

const PAGE = '/_mf/mf-forms/v1/client/page.js';
const open = (devReload = false) =>
  readBuildStore({ packagesDir: folder, buildFolder: 'dist', localBuild: undefined, devReload });
const served = (location: string, devReload?: boolean) => open(devReload).file(location)?.body.toString();

it('files of the builds are at their versions, fonts of the shell beside them', () => {
  expect([...open().remotes.keys()]).toEqual(['mf-forms']);
  expect([served(PAGE), served('/_mf/shell/static/face.woff2')]).toEqual(['mf-forms', 'shell']);
  for (const other of ['/_mf/mf-forms/v2/client/page.js', '/_mf/mf-forms/v1/page.js', '/_mf/shell/static/build.json'])
    expect(served(other)).toBeUndefined();
});

it('a file with a byte changed is not served; in development files change, and every version has the latest', () => {
  writeFileSync(at('mf-forms/dist/client/page.js'), 'mf-farms');
  expect([served(PAGE), served('/_mf/mf-forms/v0/client/page.js', true)]).toEqual([undefined, 'mf-farms']);
});
