import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ownRemotes } from '@vipp/shared/testing/own-routes.server';
import { remoteFolders } from './remote-folders';

describe('the folders of remotes', () => {
  it('are those that declare routes', () => {
    expect(remoteFolders()).toEqual(ownRemotes);
  });

  it('do not include what a removed remote leaves behind', () => {
    const root = mkdtempSync(path.join(tmpdir(), 'vipp-remotes-'));
    for (const folder of ['mf-b/src/exposes', 'mf-a/src/exposes', 'mf-removed/dist', 'shell/src/exposes'])
      mkdirSync(path.join(root, folder), { recursive: true });
    for (const name of ['mf-a', 'mf-b', 'shell']) writeFileSync(path.join(root, name, 'package.json'), '{}');
    expect(remoteFolders(root)).toEqual(['mf-a', 'mf-b']);
    rmSync(root, { recursive: true });
  });
});
