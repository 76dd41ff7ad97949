import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isNeeded, requestedPackages, runtimePackages } from './runtime-packages';

let root: string;
const write = (file: string, text: string): void => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
};
const install = (folder: string, manifest: object = {}): void =>
  write(`${folder}/package.json`, JSON.stringify(manifest));

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'vipp-packages-'));
});
afterEach(() => rmSync(root, { recursive: true }));

describe('packages that a built program asks for', () => {
  it('are those that webpack leaves to Node', () => {
    const program = [
      'module.exports = require("@fastify/static/lib");',
      'const a_namespaceObject = require("pg");',
      'const b = require("node:fs"); const c = require("crypto"); const d = require("./426.cjs");',
    ].join('\n');
    expect(requestedPackages(program)).toEqual(['@fastify/static', 'pg']);
  });
});

describe('packages that run', () => {
  it('are copied with all that they need, in the version that each of them finds', () => {
    write('shell/dist/main.cjs', 'module.exports = require("one");');
    install('node_modules/one', { dependencies: { two: '1' }, optionalDependencies: { other: '1' } });
    install('node_modules/two');
    install('node_modules/one/node_modules/two', {
      peerDependencies: { three: '1', four: '1' },
      peerDependenciesMeta: { four: { optional: true } },
    });
    install('node_modules/three');
    install('node_modules/unused');
    expect(runtimePackages({ root, made: root, folders: ['shell/dist'] })).toEqual([
      'node_modules/one',
      'node_modules/one/node_modules/two',
      'node_modules/three',
    ]);
  });

  it('must be installed', () => {
    write('shell/dist/main.cjs', 'module.exports = require("one");');
    expect(() => runtimePackages({ root, made: root, folders: ['shell/dist'] })).toThrow(
      'one is not installed, and shell/dist needs it',
    );
  });
});

describe('files of a package', () => {
  it('that no program reads are left out, and licences are not', () => {
    const files = [
      'index.js',
      'lib/doc/index.js',
      'lib/index.d.ts',
      'README.md',
      'LICENSE.md',
      'test/a.js',
      '.yarn/x.cjs',
      'a.js.map',
    ];
    expect(files.filter(isNeeded)).toEqual(['index.js', 'lib/doc/index.js', 'LICENSE.md']);
  });
});
