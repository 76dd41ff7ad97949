/** What `npx vipp-mf new` makes passes every check at once, in a folder of its own. */
import path from 'node:path';
import { isolatedCopy, type IsolatedCopy } from '../../run/isolated-copy';

const REMOTE = 'mf-essai';

let copy: IsolatedCopy;
beforeAll(() => {
  copy = isolatedCopy([]);
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
    const files = [REMOTE, 'shared/contract/federation/remotes.ts'];
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

  it('builds without an installation before, and its build can be published', () => {
    expect(copy.run('tooling/command.mjs', ['build', REMOTE])).toMatchObject({
      status: 0,
      said: expect.stringContaining(`built ${REMOTE}`),
    });
    const { status, said } = copy.run('tooling/vipp-mf.mjs', ['check', REMOTE, '--local']);
    expect(said).toContain('the files are whole');
    expect(status).toBe(0);
  });
});
