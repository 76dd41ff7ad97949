/**
 * Separate teams have separate repositories: in a folder that holds nothing of this project but a remote, `@vipp/shared` and
 * the tooling, what `npx vipp-mf new` makes passes every check at once, and a build is the same as anywhere else.
 */
import { appendFileSync, cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readBuild } from '@vipp/shared/contract/federation/read-build.server';
import { INPUTS_FILE } from '../build/build-inputs';
import { isolatedCopy, type IsolatedCopy } from '../run/isolated-copy';

const root = path.resolve(import.meta.dirname, '../..');
const REMOTE = 'mf-essai';
const EXISTING = 'mf-forms';

let copy: IsolatedCopy;
beforeAll(() => {
  copy = isolatedCopy([EXISTING]);
  // Checked by `npm run check`: here that would be half of the test.
  for (const name of ['shared', 'tooling']) {
    const checked = path.join(root, '.cache/types', name);
    if (existsSync(checked)) cpSync(checked, path.join(copy.folder, '.cache/types', name), { recursive: true });
  }
});
afterAll(() => copy.remove());

const make = (...args: string[]) => copy.run('tooling/vipp-mf.mjs', ['new', REMOTE, ...args]);

/** Prints nothing but what is wrong. */
const done = { status: 0, said: '' };

describe('a new remote', () => {
  it('is made by one command, which names what it would write when asked', () => {
    const routes = ['--route', '/essai/nos-evenements', '--route', "/essai/l-agenda=L'agenda"];
    const dry = make(...routes, '--dry-run');
    expect(dry).toMatchObject({ status: 0, said: expect.stringContaining(`would create ${REMOTE}/package.json`) });
    const { status, said } = make(...routes);
    expect(said).toContain(`created ${REMOTE}/package.json`);
    expect(status).toBe(0);
    expect(make(...routes)).toMatchObject({ status: 2, said: expect.stringContaining('exists already') });
  });

  it('is formatted and linted', () => {
    const files = [REMOTE];
    expect(copy.run('node_modules/prettier/bin/prettier.cjs', ['--check', '--log-level', 'warn', ...files])).toEqual(
      done,
    );
    expect(copy.run('node_modules/oxlint/bin/oxlint', ['--quiet', ...files]).status).toBe(0);
  });

  it('has no error of types', () => {
    expect(copy.run('node_modules/typescript/bin/tsc', ['-b', REMOTE])).toEqual(done);
  });

  it('passes its tests', () => {
    const cache = ['--cacheDirectory', path.join(copy.folder, '.cache/jest')];
    const { status, said } = copy.run('node_modules/jest/bin/jest.js', [
      '--selectProjects',
      'node',
      'dom',
      ...cache,
      `${REMOTE}/`,
    ]);
    expect(said).toMatch(/Tests: +\d+ passed/);
    expect(status).toBe(0);
  });

  it('builds without an installation before, beside a remote of this project, and its build can be published', () => {
    const built = copy.run('tooling/command.mjs', ['build', REMOTE, EXISTING]);
    for (const name of [REMOTE, EXISTING]) expect(built.said).toContain(`built ${name}`);
    expect(built.status).toBe(0);
    const { status, said } = copy.run('tooling/vipp-mf.mjs', ['check', REMOTE, '--local']);
    expect(said).toContain('the files are whole');
    expect(status).toBe(0);
    appendFileSync(path.join(copy.folder, REMOTE, 'src/model/page-texts.ts'), '\n// A comment.\n');
    expect(copy.run('tooling/vipp-mf.mjs', ['check', REMOTE])).toMatchObject({
      status: 1,
      said: expect.stringContaining(`the build of ${REMOTE} is older than its source`),
    });
  });
});

// As `npx webpack build` makes it, which runs in another folder too.
it('a build has the same files in another folder, after a change that none of them shows', () => {
  const other = isolatedCopy([EXISTING]);
  const dist = ({ folder }: IsolatedCopy) => path.join(folder, EXISTING, 'dist');
  const builtInputs = (of: IsolatedCopy) => readFileSync(path.join(dist(of), INPUTS_FILE), 'utf8');
  appendFileSync(path.join(other.folder, EXISTING, 'src/pages/contact-page.tsx'), '\n// A comment.\n');
  // As an upgrade of a development dependency leaves it.
  writeFileSync(path.join(other.folder, 'package-lock.json'), '{"packages":{},"version":"2"}');
  const { status, said } = other.run('node_modules/.bin/webpack', ['build'], path.join(other.folder, EXISTING));
  expect([status, said]).toEqual([0, expect.not.stringContaining('ERROR')]);
  expect(builtInputs(other)).not.toBe(builtInputs(copy));
  expect(Object.keys(readBuild(dist(copy))?.client.groups ?? {})).toContain('newsletter-modal');
  expect(readBuild(dist(other))).toEqual(readBuild(dist(copy)));
  other.remove();
});
