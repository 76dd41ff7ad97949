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
const readManifest = () => readBuild(path.join(copy.folder, REMOTE, 'dist'));
const builtInputs = () => readFileSync(path.join(copy.folder, REMOTE, 'dist', INPUTS_FILE), 'utf8');

beforeAll(() => {
  copy = isolatedCopy([REMOTE]);
});
afterAll(() => copy.remove());

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

  it('has the same version after a change that none of its files shows', () => {
    const before = readManifest();
    const inputs = builtInputs();
    appendFileSync(path.join(copy.folder, REMOTE, 'src/pages/contact-page.tsx'), '\n// A comment.\n');
    // As an upgrade of a development dependency leaves it.
    writeFileSync(path.join(copy.folder, 'package-lock.json'), '{"packages":{},"version":"2"}');
    const { status, said } = copy.run('tooling/command.mjs', ['build', REMOTE]);
    expect(said).toContain(`built ${REMOTE}`);
    expect(status).toBe(0);
    expect(builtInputs()).not.toBe(inputs);
    expect(readManifest()?.version).toBe(before?.version);
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
