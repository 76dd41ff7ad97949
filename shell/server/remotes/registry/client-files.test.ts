import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { sha384 } from '@vipp/shared/contract/federation/integrity.server';
import { minimalBuild, published, shellAdded } from '../../testing/registry-changes';
import { createClientFiles } from './client-files';
import { createMemoryStore } from './local-store';
import { openRegistry } from './registry';

const script = Buffer.from('console.log("bonjour");'.repeat(50));
const font = Buffer.from('font');
const client = { 'page.js': sha384(script), 'face.woff2': sha384(font) };
const build = minimalBuild('mf-forms', 'v1', { client, server: { 'remote-entry.cjs': sha384(script) } });

async function setUp() {
  const registry = await openRegistry(createMemoryStore());
  await registry.change(() => published(build));
  await registry.change(() => shellAdded('v0', client));
  for (const body of [script, font]) await registry.files.put(sha384(body), body);
  const state = { reads: [] as string[], isDown: false };
  const get = async (integrity: string) => {
    state.reads.push(integrity);
    return state.isDown ? undefined : registry.files.get(integrity);
  };
  const find = createClientFiles({ ...registry, files: { ...registry.files, get } }, (location) =>
    location === '/_mf/shell/v1/client/shell.js' ? { body: font, type: 'text/javascript' } : undefined,
  );
  return { find, state };
}

it('a file of any version is served as it was published, and in compressed forms that decode to it', async () => {
  const { find } = await setUp();
  const { body, type, brotli = '', gzip = '' } = (await find('/_mf/mf-forms/v1/client/page.js')) ?? {};
  expect([body, type]).toEqual([script, 'text/javascript; charset=utf-8']);
  expect([brotliDecompressSync(brotli), gunzipSync(gzip)]).toEqual([script, script]);
  expect(await find('/_mf/mf-forms/v1/client/face.woff2')).toEqual({ body: font, type: 'font/woff2' });
});

it.each([
  ['the builds of this site', '/_mf/shell/v1/client/shell.js', font, 0],
  ['another gateway’s or an earlier shell', '/_mf/shell/v0/client/page.js', script, 1],
  ['any shell for a font', '/_mf/shell/static/face.woff2', font, 1],
  ['the requested side', '/_mf/mf-forms/v1/server/remote-entry.cjs', script, 1],
])('a file of any version is read from %s', async (_where, location, body, reads) => {
  const { find, state } = await setUp();
  expect([(await find(location))?.body, state.reads.length]).toEqual([body, reads]);
});

it.each([
  '/_mf/mf-forms/v2/client/page.js',
  '/_mf/mf-forms/v1/client/remote-entry.cjs',
  '/_mf/mf-forms/v1/server/page.js',
  '/_mf/mf-forms/v1/client/../page.js',
  '/_mf/mf-forms/v1/client/constructor',
  '/_mf/shell/v2/client/page.js',
  '/_mf/shell/v0/client/constructor',
  '/_mf/shell/static/constructor',
  '/_mf/__proto__/v1/client/page.js',
  '',
])('a file of any version does not exist: %s', async (location) => {
  expect(await (await setUp()).find(location)).toBeUndefined();
});

it('a file of any version is read once, and again after it was unavailable', async () => {
  const { find, state } = await setUp();
  state.isDown = true;
  await expect(find('/_mf/mf-forms/v1/client/page.js')).rejects.toThrow(/page\.js is not in the store/);
  state.isDown = false;
  await Promise.all([1, 2, 3].map(() => find('/_mf/mf-forms/v1/client/page.js')));
  expect(state.reads).toEqual([sha384(script), sha384(script)]);
});
