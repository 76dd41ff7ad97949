import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import type { RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Hosting } from '@vipp/shared/contract/federation/release-schemas';
import { sha384, toHexHash } from '@vipp/shared/contract/federation/integrity.server';
import { startHttpServer, type HttpServer } from '../../testing/http-server';
import { minimalBuild, published } from '../../testing/registry-changes';
import { createClientFiles, readPublished } from '../registry/client-files';
import { createFolderStore } from '../registry/local-store';
import { openRegistry } from '../registry/registry';
import { fetchVerified } from './build-files';

const body = Buffer.from('/* a script */');
const build = { ...minimalBuild('mf-forms', 'v1', { client: { 'page.js': sha384(body) } }), name: 'mf-forms' as const };

let folder: string;
let host: HttpServer;
let answer: RequestListener;
const requested: string[] = [];
const artefact = () => path.join(folder, 'files', toHexHash(sha384(body)));

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'vipp-artefacts-'));
  requested.length = 0;
  answer = (_, response) => response.end(body);
  host = await startHttpServer((request, response) => {
    requested.push(request.url ?? '');
    answer(request, response);
  });
});
afterEach(async () => {
  await host.close();
  await rm(folder, { recursive: true, force: true });
});

async function setUp(hosting: (url: string) => Hosting = (url) => ({ kind: 'url', url })) {
  const registry = await openRegistry(await createFolderStore(folder));
  await registry.change(() => published(build, hosting(`${host.url}/forms/`)));
  return { registry, read: readPublished(registry) };
}

describe('a file of a version', () => {
  it('is read from the store of the site where it is stored', async () => {
    const { registry, read } = await setUp();
    await registry.files.put(sha384(body), body);
    expect(await read(build, 'client', 'page.js')).toEqual(body);
    expect(requested).toEqual([]);
  });

  it('is otherwise downloaded once from the host of its team, and stored; again when the stored one is damaged', async () => {
    const { read } = await setUp();
    const readTwice = async () => [await read(build, 'client', 'page.js'), await read(build, 'client', 'page.js')];
    expect(await readTwice()).toEqual([body, body]);
    expect(requested).toEqual(['/forms/client/page.js']);
    await writeFile(artefact(), 'evil');
    expect(await readTwice()).toEqual([body, body]);
    expect(requested).toHaveLength(2);
  });

  it.each<[string, RequestListener, RegExp]>([
    ['missing', (_, response) => response.writeHead(404).end(body), /answered 404/],
    ['a page with status 200', (_, response) => response.end('<!doctype html>'), /SHA-384 differs/],
    ['changed by one byte', (_, response) => response.end('/* A script */'), /SHA-384 differs/],
    [
      'cut in the middle',
      (_, response) => {
        response.writeHead(200, { 'content-length': '1000' });
        response.write('/* a');
        setImmediate(() => response.destroy());
      },
      /terminated|aborted|closed/,
    ],
  ])(
    'that is %s at the host is refused, for scripts too, and nothing of it is stored',
    async (_what, found, reason) => {
      answer = found;
      const { registry, read } = await setUp();
      await expect(read(build, 'client', 'page.js')).rejects.toThrow(reason);
      const find = createClientFiles(registry, read, () => undefined);
      await expect(find('/_mf/mf-forms/v1/client/page.js')).rejects.toThrow(reason);
      expect(await readdir(path.dirname(artefact()))).not.toContain(path.basename(artefact()));
    },
  );

  it('that never arrives is given up at its timeout', async () => {
    answer = () => undefined;
    await expect(fetchVerified(host.url, sha384(body), 300)).rejects.toThrow(/timeout|aborted/i);
  });

  it('without end is aborted at the maximum size of a file', async () => {
    let isOver = false;
    answer = (_, response) => {
      const more = () => {
        if (!isOver) response.write(Buffer.alloc(1024 * 1024), () => setImmediate(more));
      };
      response.once('close', () => (isOver = true));
      more();
    };
    await expect(fetchVerified(`${host.url}/page.js`, sha384(body))).rejects.toThrow(/page\.js is larger than 5 MB/);
    for (const end = Date.now() + 5_000; !isOver && Date.now() < end;) await new Promise(setImmediate);
    expect(isOver).toBe(true);
  });

  it('that neither the store nor a host has, or that the version does not have, is reported', async () => {
    const { read } = await setUp(() => ({ kind: 'store' }));
    await expect(read(build, 'client', 'page.js')).rejects.toThrow('client/page.js is not in the store of the site');
    await expect(read(build, 'server', 'page.js')).rejects.toThrow('mf-forms@v1 has no file server/page.js');
  });
});
