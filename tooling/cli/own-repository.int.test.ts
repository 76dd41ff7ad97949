/** A team follows docs/own-repository.md in an empty folder. Its version is published by e2e/federation.spec.ts. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { filesOfPage, ownRepository, type IsolatedCopy } from '../run/isolated-copy';

let repository: IsolatedCopy;
beforeAll(() => {
  repository = ownRepository();
});
afterAll(() => repository.remove());

const done = { status: 0, said: '' };

describe('a remote in a repository of its own', () => {
  it('names the versions that this project has installed', () => {
    const { dependencies, devDependencies } = JSON.parse(filesOfPage().get('package.json') ?? '{}');
    const installed = Object.keys({ ...dependencies, ...devDependencies }).map((name) => {
      const file = path.join(repository.folder, 'node_modules', name, 'package.json');
      return [name, JSON.parse(readFileSync(file, 'utf8')).version];
    });
    expect({ ...dependencies, ...devDependencies }).toEqual(Object.fromEntries(installed));
  });

  it('has no error of types', () => {
    expect(repository.run('node_modules/typescript/bin/tsc', ['-p', '.'])).toEqual(done);
  });

  it('passes its tests', () => {
    const cache = ['--cacheDirectory', path.join(repository.folder, '.jest')];
    const { status, said } = repository.run('node_modules/jest/bin/jest.js', cache);
    expect([said, status]).toEqual([expect.stringMatching(/Tests: +1 passed, 1 total/), 0]);
  });

  it('builds, and its build can be published until its source changes', () => {
    expect(repository.run('node_modules/tooling/vipp-mf.mjs', ['build'])).toEqual({
      status: 0,
      said: expect.stringMatching(/mf-events@[0-9a-f]{12}: built in/),
    });
    expect(existsSync(path.join(repository.folder, 'dist/server/events-page.cjs'))).toBe(true);
    expect(repository.run('node_modules/tooling/vipp-mf.mjs', ['check', '--local'])).toMatchObject({ status: 0 });
    const routes = path.join(repository.folder, 'routes.json');
    writeFileSync(routes, `${readFileSync(routes, 'utf8')}\n`);
    expect(repository.run('node_modules/tooling/vipp-mf.mjs', ['publish'])).toEqual({
      status: 1,
      said: expect.stringContaining('older than its source. Build it again: npx vipp-mf build mf-events'),
    });
  });
});
