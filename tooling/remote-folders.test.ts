import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '@vipp/shared/testing/temporary-folder.server';
import { ownRemotes } from '@vipp/shared/testing/own-routes.server';
import { remoteFolders } from './remote-folders';

const root = temporaryFolder();

describe('the folders of remotes', () => {
  it('are those that declare routes', () => {
    expect(remoteFolders()).toEqual(ownRemotes);
  });

  it('do not include what a removed remote leaves behind', () => {
    for (const folder of ['mf-b/src/exposes', 'mf-a/src/exposes', 'mf-removed/dist', 'shell/src/exposes'])
      mkdirSync(path.join(root, folder), { recursive: true });
    for (const name of ['mf-a', 'mf-b', 'shell']) writeFileSync(path.join(root, name, 'package.json'), '{}');
    expect(remoteFolders(root)).toEqual(['mf-a', 'mf-b']);
  });
});
