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
const react = { 'node_modules/react': { version: '19.3.1', integrity: 'sha512-a' } };

describe('the installed packages', () => {
  it('are there when npm’s own record agrees with the lock file', () => {
    lock(react);
    record(react);
    expect(isInstalled(folder)).toBe(true);
  });

  it('are not there without a record', () => {
    lock(react);
    expect(isInstalled(folder)).toBe(false);
  });

  it('are not there when one is missing, or of another version or content', () => {
    lock(react);
    record({});
    expect(isInstalled(folder)).toBe(false);
    record({ 'node_modules/react': { version: '19.3.0', integrity: 'sha512-a' } });
    expect(isInstalled(folder)).toBe(false);
    record({ 'node_modules/react': { version: '19.3.1', integrity: 'sha512-b' } });
    expect(isInstalled(folder)).toBe(false);
  });

  it('may lack what is only for another platform', () => {
    lock({ ...react, 'node_modules/fsevents': { version: '2.3.3', optional: true } });
    record(react);
    expect(isInstalled(folder)).toBe(true);
  });

  it('may lack what only peers ask for, and, of the site alone, development dependencies', () => {
    lock({
      ...react,
      'node_modules/@rspack/core': { version: '2.3.2', peer: true },
      'node_modules/jest': { version: '30.5.2', dev: true },
    });
    record(react);
    expect(isInstalled(folder, { dev: false })).toBe(true);
    expect(isInstalled(folder)).toBe(false);
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

  it('are there when the folder of a workspace was removed', () => {
    lock(newRemote);
    record({});
    expect(isInstalled(folder)).toBe(true);
  });
});
