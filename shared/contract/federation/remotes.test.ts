import { REMOTES, remoteTable, type RemotePage } from './remotes';

const pages: readonly RemotePage[] = REMOTES.flatMap((remote) => remoteTable[remote].pages);

describe('the remote table', () => {
  it('gives each path to one remote', () => {
    const paths = pages.map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
  });

  it.each(pages)('spells $path as a canonical path, and its module as an exposed one', ({ path, module }) => {
    expect(path).toMatch(/^\/$|^(?:\/(?:[a-z0-9_-]+|:[a-z]+))+$/);
    expect(module).toMatch(/^\.\/[a-z0-9-]+$/);
  });
});
