import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { emptyFolder } from '@vipp/shared/testing/temporary-folder.server';
import { sha384 } from '@vipp/shared/contract/federation/integrity.server';
import { distFolder, readBuildFolder } from './build-folder';

const RECORDED = path.resolve(__dirname, '../../shared/testing/recorded-manifests/vite.json');
const TEXTS = { 'client/remote-entry.js': 'export {}', 'server/remote-entry.cjs': 'exports.get = 1' };

const ROUTES = [{ path: '/rse', module: './rse-page', title: 'RSE' }];

const dist = emptyFolder();

function write(files: Readonly<Record<string, string>>): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.join(dist, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(dist, file), text);
  }
}

const read = () => readBuildFolder('mf-content', dist);

beforeEach(() => {
  write(TEXTS);
  copyFileSync(RECORDED, path.join(dist, 'client/mf-manifest.json'));
  write({ 'routes.json': JSON.stringify(ROUTES) });
});

it('a build of another bundler is described by its manifest and its files', () => {
  const { build, manifest, files } = read();
  expect(build).toMatchObject({
    name: 'mf-content',
    version: expect.stringMatching(/^[0-9a-f]{12}$/),
    container: 'mf_content_vite_g1',
    entry: { client: 'remote-entry.js', clientType: 'module', server: 'remote-entry.cjs' },
    singletons: { react: '^19.3.1' },
    routes: ROUTES,
  });
  expect(Object.keys(build.client.files)).toEqual(['mf-manifest.json', 'remote-entry.js']);
  expect(build.client.files['remote-entry.js']).toBe(sha384(TEXTS['client/remote-entry.js']));
  expect(JSON.parse(manifest)).toEqual(build);
  expect(files.has(sha384(TEXTS['server/remote-entry.cjs']))).toBe(true);
});

it('the version of a guest is that of its published files', () => {
  const versionWith = (files: Readonly<Record<string, string>> = {}): string => {
    write(files);
    return read().build.version;
  };
  const version = versionWith();
  const unpublished = { 'client/mf-stats.json': '{}', 'client/remote-entry.js.map': '{}' };
  expect(versionWith({ ...unpublished, 'client/.vite/manifest.json': '{}' })).toBe(version);
  const versions = [version, versionWith({ 'routes.json': '[]' }), versionWith({ 'server/remote-entry.cjs': '2' })];
  expect(new Set(versions).size).toBe(3);
});

it('a guest is found in the folder of the remote, by build.json if there is one', () => {
  const below = path.join(dist, 'mf-content/dist');
  mkdirSync(path.join(below, 'client'), { recursive: true });
  copyFileSync(RECORDED, path.join(below, 'client/mf-manifest.json'));
  expect(distFolder('mf-content', {}, dist)).toBe(below);
  const halves = { client: { files: {}, groups: {} }, server: { files: {} } };
  write({ 'build.json': JSON.stringify({ name: 'mf-content', version: 'v1', container: 'c', ...halves }) });
  expect(read().build.version).toBe('v1');
});

it.each([
  ['no routes', () => rmSync(path.join(dist, 'routes.json')), /routes\.json is missing/],
  ['a folder among the files', () => write({ 'client/assets/a.js': '' }), /client\/assets is a folder/],
  ['no server half', () => rmSync(path.join(dist, 'server'), { recursive: true }), /server is missing/],
  ['a manifest of another kind', () => write({ 'client/mf-manifest.json': '{}' }), /is no manifest of Module Fed/],
])('the command refuses %s, and names the guide', (_what, change, reason) => {
  change();
  expect(read).toThrow(reason);
  expect(read).toThrow(/docs\/contracts\/guest-remotes\.md/);
});
