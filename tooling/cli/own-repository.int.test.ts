/**
 * Separate teams have separate repositories. One follows docs/own-repository.md in an empty folder; its version is built and
 * published by e2e/federation.spec.ts. Another has the two packages in its workspace, and what `npx vipp-mf new` makes beside
 * them; types and tests of that are checked with the first: both need all of `@vipp/shared`.
 */
import { appendFileSync, cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readBuild } from '@vipp/shared/contract/federation/read-build.server';
import { builtInputs } from '../build/build-inputs';
import { filesOfPage, isolatedCopy, ownRepository, type IsolatedCopy } from '../testing/isolated-copy';

const REMOTE = 'mf-essai';
const PAGE = `${REMOTE}/src/exposes/essai-nos-evenements-page.tsx`;
// With a large package, pdf.js, which asks for its own address.
const EXISTING = 'mf-news-studies';
const root = path.resolve(import.meta.dirname, '../..');

let repository: IsolatedCopy;
let workspace: IsolatedCopy;
beforeAll(() => {
  repository = ownRepository();
  workspace = isolatedCopy([EXISTING]);
});
afterAll(() => {
  repository.remove();
  workspace.remove();
});

describe('a new remote', () => {
  const vippMf = (...args: string[]) => workspace.run('tooling/vipp-mf.mjs', args);
  const expectEnd = (ended: ReturnType<typeof vippMf>, status: number, said: string) =>
    expect(ended).toEqual({ status, said: expect.stringContaining(said) });

  it('is made by one command', () => {
    const make = ['new', REMOTE, '--route', "/essai/nos-evenements=Jusqu'à nos évènements"];
    expectEnd(vippMf(...make), 0, `created ${REMOTE}/package.json`);
    expectEnd(vippMf(...make), 2, 'exists already');
    const [source, copy] = [path.join(workspace.folder, REMOTE, 'src'), path.join(repository.folder, 'src', REMOTE)];
    cpSync(source, copy, { recursive: true });
  });

  it('is formatted and linted', () => {
    expect(workspace.run('node_modules/oxfmt/bin/oxfmt', ['--check', REMOTE]).status).toBe(0);
    expect(workspace.run('node_modules/oxlint/bin/oxlint', ['--quiet', REMOTE]).status).toBe(0);
  });

  it('builds without an installation before, and can be published', () => {
    expectEnd(workspace.run('tooling/command.mjs', ['build', REMOTE]), 0, `built ${REMOTE}`);
    expect(vippMf('check', REMOTE).said).toMatch(/mf-essai@[0-9a-f]{12}: \d+ files match its record/);
  });

  // As `npx webpack build`, which also runs in another folder.
  it('has the same files when it is built in another folder, after a change that none of them shows', () => {
    const other = isolatedCopy([]);
    const [before, after] = [workspace, other].map(({ folder }) => path.join(folder, REMOTE)) as [string, string];
    cpSync(before, after, { recursive: true, filter: (file) => !file.endsWith('/dist') });
    appendFileSync(path.join(other.folder, PAGE), '\n// A comment.\n');
    // As an upgrade of a development dependency leaves it.
    writeFileSync(path.join(other.folder, 'package-lock.json'), '{"packages":{},"version":"2"}');
    const { status, said } = other.run('node_modules/.bin/webpack', ['build'], after);
    expect([status, said]).toEqual([0, expect.not.stringContaining('ERROR')]);
    expect(builtInputs(after)).not.toBe(builtInputs(before));
    const build = readBuild(path.join(before, 'dist'));
    expect(Object.keys(build?.client.groups ?? {})).toContain('essai-nos-evenements-page');
    expect(readBuild(path.join(after, 'dist'))).toEqual(build);
    other.remove();
  });

  it('cannot be published when its source has changed, or is not built', () => {
    const source = path.join(workspace.folder, PAGE);
    appendFileSync(source, '\n// A comment.\n');
    const stale = `${REMOTE} is older than its source. Build it again: npx vipp-mf build ${REMOTE}`;
    expectEnd(vippMf('check', REMOTE), 1, stale);
    appendFileSync(source, '\nexport const = 1;\n');
    expectEnd(vippMf('build', REMOTE), 1, 'was not built');
    expectEnd(vippMf('publish', REMOTE), 1, 'there is no build at');
  });
});

it('no file of a build names the folder that it was made in', () => {
  const entries = readdirSync(path.join(root, EXISTING, 'dist'), { recursive: true, withFileTypes: true });
  const files = entries.filter((one) => one.isFile()).map((one) => path.join(one.parentPath, one.name));
  expect(files.length).toBeGreaterThan(20);
  const folders = ['node_modules', 'shared', EXISTING].map((name) => path.join(root, name));
  const names = (file: string) => folders.some((folder) => readFileSync(file, 'utf8').includes(folder));
  expect(files.filter(names)).toEqual([]);
});

describe('a remote in a repository of its own', () => {
  it('names the versions that this project has installed', () => {
    const { dependencies, devDependencies } = JSON.parse(filesOfPage().get('package.json') ?? '{}');
    const named = Object.entries({ ...dependencies, ...devDependencies });
    const installed = named.map(([name]) => {
      const file = path.join(repository.folder, 'node_modules', name, 'package.json');
      return [name, JSON.parse(readFileSync(file, 'utf8')).version];
    });
    expect(named).toEqual(installed);
  });

  it('has no error of types, nor has a new remote', () => {
    expect(repository.run('node_modules/typescript/bin/tsc', ['-p', '.'])).toEqual({ status: 0, said: '' });
  });

  it('passes its tests, as a new remote does', () => {
    const cache = ['--cacheDirectory', path.join(repository.folder, '.jest')];
    const { status, said } = repository.run('node_modules/jest/bin/jest.js', cache);
    expect([said, status]).toEqual([expect.stringMatching(/Test Suites: 2 passed, 2 total/), 0]);
  });
});
