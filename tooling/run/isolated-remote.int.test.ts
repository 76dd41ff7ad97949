/**
 * Separate teams have separate repositories: a remote is built, tested and checked in a folder that holds nothing of this
 * project but the remote itself, `@vipp/shared` and the tooling.
 */
import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  cpSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const REMOTE = 'mf-forms';
const TEST = 'src/exposes/heads.dom.test.tsx';
const NEEDED = [REMOTE, 'shared', 'tooling'];
const GENERATED = /\/(node_modules|dist|dist-dev)$/;

const root = path.resolve(import.meta.dirname, '../..');
let copy: string;

/** Packages from the registry as links; those of this project are the copies, or are not there. */
function linkPackages() {
  const installed = path.join(root, 'node_modules');
  const notLinked = new Set(['@vipp', '.package-lock.json', '.cache']);
  const isOurs = (name: string) => lstatSync(path.join(installed, name)).isSymbolicLink();
  const packages = path.join(copy, 'node_modules');
  mkdirSync(path.join(packages, '@vipp'), { recursive: true });
  for (const name of readdirSync(installed)) {
    if (!notLinked.has(name) && !isOurs(name)) symlinkSync(path.join(installed, name), path.join(packages, name));
  }
  symlinkSync(path.join(copy, 'shared'), path.join(packages, '@vipp/shared'));
  symlinkSync(path.join(copy, 'tooling'), path.join(packages, 'tooling'));
}

const run = (script: string, args: string[], cwd = copy) => {
  // Variables of the test runner that runs this are not the copy's.
  const env = { PATH: process.env.PATH, HOME: process.env.HOME, TMPDIR: copy };
  const { status, stdout, stderr } = spawnSync(process.execPath, [path.join(copy, script), ...args], {
    cwd,
    env,
    encoding: 'utf8',
    timeout: 120_000,
  });
  return { status, said: stdout + stderr };
};

const readManifest = () => JSON.parse(readFileSync(path.join(copy, REMOTE, 'dist/build.json'), 'utf8'));

// Bundling and a test runner of its own take longer than tests usually may.
jest.setTimeout(130_000);

beforeAll(() => {
  copy = mkdtempSync(path.join(tmpdir(), 'vipp-isolated-'));
  for (const name of NEEDED) {
    cpSync(path.join(root, name), path.join(copy, name), { recursive: true, filter: (file) => !GENERATED.test(file) });
  }
  for (const file of ['tsconfig.base.json', 'jest.config.mjs'])
    copyFileSync(path.join(root, file), path.join(copy, file));
  // What the team installed is its own: the build only reads which versions that was.
  writeFileSync(path.join(copy, 'package-lock.json'), '{"packages":{}}');
  writeFileSync(
    path.join(copy, 'package.json'),
    JSON.stringify({ name: 'team-of-forms', private: true, workspaces: NEEDED }),
  );
  linkPackages();
  writeFileSync(path.join(copy, 'node_modules/.package-lock.json'), '{"packages":{}}');
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

describe('a copy of one remote, @vipp/shared and the tooling', () => {
  it('builds', () => {
    const { status, said } = run('tooling/command.mjs', ['build', REMOTE]);
    expect(said).toContain(`built ${REMOTE}`);
    expect(status).toBe(0);
    const { name, client } = readManifest();
    expect(name).toBe(REMOTE);
    expect(Object.keys(client.groups)).toEqual(expect.arrayContaining(['contact-page', 'newsletter-modal']));
  });

  it('runs its tests', () => {
    const { status, said } = run('node_modules/jest/bin/jest.js', [
      '--selectProjects',
      'dom',
      '--cacheDirectory',
      path.join(copy, '.cache/jest'),
      path.join(REMOTE, TEST),
    ]);
    expect(said).toMatch(/Tests: +\d+ passed/);
    expect(status).toBe(0);
  });

  it('is checked before it is published', () => {
    const { status, said } = run('tooling/vipp-mf.mjs', ['check', '--local'], path.join(copy, REMOTE));
    expect(said).toContain(`${REMOTE}@${readManifest().version}: the files are whole`);
    expect(status).toBe(0);
  });
});
