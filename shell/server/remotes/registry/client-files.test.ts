import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { sha384 } from '@vipp/shared/contract/federation/integrity.server';
import { minimalBuild, published, shellAdded } from '../../testing/registry-changes';
import { createClientFiles } from './client-files';
import { createMemoryStore } from './local-store';
import { openRegistry } from './registry';

const script = Buffer.from('console.log("bonjour");'.repeat(50));
const font = Buffer.from('font');
const client = { 'page.js': sha384(script), 'face.woff2': sha384(font) };
const build = {
  ...minimalBuild('mf-forms', 'v1', { client, server: { 'remote-entry.cjs': sha384(script) } }),
  name: 'mf-forms' as const,
};

async function setUp() {
  const registry = await openRegistry(createMemoryStore());
  await registry.change(() => published(build));
  await registry.change(() => shellAdded('v0', { 'page.js': sha384(script), 'face.woff2': sha384(font) }));
  for (const body of [script, font]) await registry.files.put(sha384(body), body);
  const reads: string[] = [];
  let isDown = false;
  const get = async (integrity: string) => {
    reads.push(integrity);
    return isDown ? undefined : registry.files.get(integrity);
  };
  const find = createClientFiles({ ...registry, files: { ...registry.files, get } }, (location) =>
    location === '/_mf/shell/v1/client/shell.js' ? { body: font, type: 'text/javascript' } : undefined,
  );
  return {
    find,
    reads,
    fail: (value: boolean) => {
      isDown = value;
    },
  };
}

describe('a file of any version', () => {
  it('is served as it was published, and in compressed forms that decode to it', async () => {
    const { find } = await setUp();
    const file = await find('/_mf/mf-forms/v1/client/page.js');
    expect(file?.type).toBe('text/javascript; charset=utf-8');
    expect(file?.body).toEqual(script);
    expect(brotliDecompressSync(file?.brotli ?? '')).toEqual(script);
    expect(gunzipSync(file?.gzip ?? '')).toEqual(script);
  });

  it('is read from the builds of this site if there, and not compressed without gain', async () => {
    const { find, reads } = await setUp();
    expect((await find('/_mf/shell/v1/client/shell.js'))?.body).toEqual(font);
    expect(reads).toEqual([]);
    expect(await find('/_mf/mf-forms/v1/client/face.woff2')).toEqual({ body: font, type: 'font/woff2' });
  });

  it('is served of another gateway’s or an earlier shell, for its open pages', async () => {
    const { find } = await setUp();
    expect((await find('/_mf/shell/v0/client/page.js'))?.body).toEqual(script);
    expect((await find('/_mf/shell/static/face.woff2'))?.body).toEqual(font);
  });

  it('is read from the requested side', async () => {
    const { find } = await setUp();
    expect((await find('/_mf/mf-forms/v1/server/remote-entry.cjs'))?.body).toEqual(script);
    expect(await find('/_mf/mf-forms/v1/client/remote-entry.cjs')).toBeUndefined();
  });

  it.each([
    '/_mf/mf-forms/v2/client/page.js',
    '/_mf/mf-forms/v1/server/page.js',
    '/_mf/mf-forms/v1/client/../page.js',
    '/_mf/mf-forms/v1/client/constructor',
    '/_mf/shell/v2/client/page.js',
    '/_mf/shell/v0/client/constructor',
    '/_mf/shell/static/constructor',
    '/_mf/__proto__/v1/client/page.js',
    '',
  ])('does not exist: %s', async (location) => {
    expect(await (await setUp()).find(location)).toBeUndefined();
  });

  it('is read once, and again after it was unavailable', async () => {
    const { find, reads, fail } = await setUp();
    fail(true);
    await expect(find('/_mf/mf-forms/v1/client/page.js')).rejects.toThrow(/page\.js is not in the store/);
    fail(false);
    await Promise.all([1, 2, 3].map(() => find('/_mf/mf-forms/v1/client/page.js')));
    expect(reads).toEqual([sha384(script), sha384(script)]);
  });
});
