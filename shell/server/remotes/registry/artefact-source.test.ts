import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Hosting } from '@vipp/shared/contract/federation/release-schemas';
import { sha384, toHexHash } from '@vipp/shared/contract/federation/integrity.server';
import { startHttpServer, type HttpServer } from '../../testing/http-server';
import { minimalBuild, published } from '../../testing/registry-changes';
import { createArtefactSource } from './artefact-source';
import { createClientFiles } from './client-files';
import { createFolderStore } from './local-store';
import { openRegistry } from './registry';

const body = Buffer.from('/* a script */');
const build = { ...minimalBuild('mf-forms', 'v1', { client: { 'page.js': sha384(body) } }), name: 'mf-forms' as const };

let folder: string;
let host: HttpServer;
let answer: (url: string) => Buffer | undefined;
const requested: string[] = [];
const artefacts = () => path.join(folder, 'files');

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'vipp-artefacts-'));
  requested.length = 0;
  answer = () => body;
  host = await startHttpServer(({ url = '' }, response) => {
    requested.push(url);
    const found = answer(url);
    response.writeHead(found ? 200 : 404).end(found);
  });
});
afterEach(async () => {
  await host.close();
  await rm(folder, { recursive: true, force: true });
});

async function setUp(hosting: (url: string) => Hosting = (url) => ({ kind: 'url', url })) {
  const registry = await openRegistry(await createFolderStore(folder));
  await registry.change(() => published(build, hosting(`${host.url}/forms/`)));
  return { registry, read: createArtefactSource(registry) };
}

describe('a file of a version', () => {
  it('is read from the store of the site where it is stored', async () => {
    const { registry, read } = await setUp();
    await registry.files.put(sha384(body), body);
    expect(await read(build, 'client', 'page.js')).toEqual(body);
    expect(requested).toEqual([]);
  });

  it('is otherwise downloaded once from the host of its team, and stored', async () => {
    const { read } = await setUp();
    expect(await read(build, 'client', 'page.js')).toEqual(body);
    expect(await read(build, 'client', 'page.js')).toEqual(body);
    expect(requested).toEqual(['/forms/client/page.js']);
  });

  it.each([
    ['one byte changed', Buffer.from('/* A script */'), /SHA-384 differs/],
    ['not there', undefined, /answered 404/],
  ])(
    'is refused when it is %s at the host, for scripts too, and nothing of it is stored',
    async (_what, found, reason) => {
      answer = () => found;
      const { registry, read } = await setUp();
      await expect(read(build, 'client', 'page.js')).rejects.toThrow(reason);
      await expect(
        createClientFiles(registry, read, () => undefined).file('/_mf/mf-forms/v1/client/page.js'),
      ).rejects.toThrow(reason);
      expect(await readdir(artefacts())).not.toContain(toHexHash(sha384(body)));
    },
  );

  it('that is damaged in the store is downloaded again and repaired', async () => {
    const { read } = await setUp();
    await read(build, 'client', 'page.js');
    await writeFile(path.join(artefacts(), toHexHash(sha384(body))), 'evil');
    expect(await read(build, 'client', 'page.js')).toEqual(body);
    expect(await read(build, 'client', 'page.js')).toEqual(body);
    expect(requested).toHaveLength(2);
  });

  it('that neither the store nor a host has is reported', async () => {
    const { read } = await setUp(() => ({ kind: 'store' }));
    await expect(read(build, 'client', 'page.js')).rejects.toThrow(
      'mf-forms@v1: client/page.js is no longer in the store',
    );
  });

  it('that the version does not have is reported', async () => {
    const { read } = await setUp();
    await expect(read(build, 'server', 'page.js')).rejects.toThrow('mf-forms@v1 has no file server/page.js');
  });
});
