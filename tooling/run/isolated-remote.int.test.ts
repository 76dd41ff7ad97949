/**
 * Separate teams have separate repositories: a remote is built, tested and checked in a folder that holds nothing of this
 * project but the remote itself, `@vipp/shared` and the tooling.
 */
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readBuild } from '@vipp/shared/contract/federation/read-build.server';
import { INPUTS_FILE } from '../build/build-inputs';
import { isolatedCopy, type IsolatedCopy } from './isolated-copy';

const REMOTE = 'mf-forms';
const TEST = 'src/exposes/heads.dom.test.tsx';

let copy: IsolatedCopy;
let other: IsolatedCopy;
const readManifest = (of = copy) => readBuild(path.join(of.folder, REMOTE, 'dist'));
const builtInputs = (of: IsolatedCopy) => readFileSync(path.join(of.folder, REMOTE, 'dist', INPUTS_FILE), 'utf8');

beforeAll(() => {
  copy = isolatedCopy([REMOTE]);
  other = isolatedCopy([REMOTE]);
});
afterAll(() => {
  copy.remove();
  other.remove();
});

describe('a copy of one remote, @vipp/shared and the tooling', () => {
  it('builds', () => {
    const { status, said } = copy.run('tooling/command.mjs', ['build', REMOTE]);
    expect(said).toContain(`built ${REMOTE}`);
    expect(status).toBe(0);
    const build = readManifest();
    expect(build?.name).toBe(REMOTE);
    expect(Object.keys(build?.client.groups ?? {})).toEqual(
      expect.arrayContaining(['contact-page', 'newsletter-modal']),
    );
  });

  // As `npx webpack build` makes it, which runs in another folder too.
  it('has the same files in another folder, after a change that none of them shows', () => {
    appendFileSync(path.join(other.folder, REMOTE, 'src/pages/contact-page.tsx'), '\n// A comment.\n');
    // As an upgrade of a development dependency leaves it.
    writeFileSync(path.join(other.folder, 'package-lock.json'), '{"packages":{},"version":"2"}');
    const { status, said } = other.run('node_modules/.bin/webpack', ['build'], path.join(other.folder, REMOTE));
    expect([status, said]).toEqual([0, expect.not.stringContaining('ERROR')]);
    expect(builtInputs(other)).not.toBe(builtInputs(copy));
    expect(readManifest(other)).toEqual(readManifest());
  });

  it('runs its tests', () => {
    const { status, said } = copy.run('node_modules/jest/bin/jest.js', [
      '--selectProjects',
      'dom',
      '--cacheDirectory',
      path.join(copy.folder, '.cache/jest'),
      path.join(REMOTE, TEST),
    ]);
    expect(said).toMatch(/Tests: +\d+ passed/);
    expect(status).toBe(0);
  });

  it('is checked before it is published', () => {
    const { status, said } = copy.run('tooling/vipp-mf.mjs', ['check', '--local'], path.join(copy.folder, REMOTE));
    expect(said).toContain(`${REMOTE}@${readManifest()?.version}: the files are whole`);
    expect(status).toBe(0);
  });
});
