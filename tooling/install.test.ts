import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { emptyFolder } from '@vipp/shared/testing/temporary-folder.server';
import { isInstalled } from './install.mjs';

type Packages = Record<string, unknown>;

const folder = emptyFolder();
beforeEach(() => mkdirSync(path.join(folder, 'node_modules')));

const write = (file: string, packages: Packages): void =>
  writeFileSync(path.join(folder, file), JSON.stringify({ packages }));
const lock = (packages: Packages): void => write('package-lock.json', { '': {}, shell: {}, ...packages });
const record = (packages: Packages): void => write('node_modules/.package-lock.json', packages);
const newRemote = { 'node_modules/mf-new': { resolved: 'mf-new', link: true } };
const REACT = { version: '19.3.1', integrity: 'sha512-a' };
const react = { 'node_modules/react': REACT };
const fsevents = { 'node_modules/fsevents': { version: '2.3.3', optional: true } };
const rspack = { 'node_modules/@rspack/core': { version: '2.3.2', peer: true } };
const development = { 'node_modules/jest': { version: '30.5.2', dev: true } };

describe('the installed packages', () => {
  it.each<[string, boolean, Packages, recorded: Packages | undefined]>([
    ['agree with the lock file', true, react, react],
    ['have no record', false, react, undefined],
    ['lack one', false, react, {}],
    ['have another version', false, react, { 'node_modules/react': { ...REACT, version: '19.3.0' } }],
    ['have another content', false, react, { 'node_modules/react': { ...REACT, integrity: 'sha512-b' } }],
    ['lack what is only for another platform', true, { ...react, ...fsevents }, react],
    ['lack what only peers ask for', true, { ...react, ...rspack }, react],
    ['lack what is for development', false, { ...react, ...development }, react],
    ['lack a workspace whose folder was removed', true, newRemote, {}],
  ])('%s: installed %s', (_, expected, locked, recorded) => {
    lock(locked);
    if (recorded) record(recorded);
    expect(isInstalled(folder)).toBe(expected);
    // The site alone needs nothing for development.
    expect(isInstalled(folder, { dev: false })).toBe(expected || 'node_modules/jest' in locked);
  });

  it('are not there when a new workspace is not linked yet', () => {
    lock(newRemote);
    record({});
    mkdirSync(path.join(folder, 'mf-new'));
    writeFileSync(path.join(folder, 'mf-new/package.json'), '{}');
    expect(isInstalled(folder)).toBe(false);
    symlinkSync('../mf-new', path.join(folder, 'node_modules/mf-new'));
    expect(isInstalled(folder)).toBe(true);
  });
});
