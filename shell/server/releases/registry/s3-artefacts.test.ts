import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sha384, toHexHash } from '@vipp/shared/contract/federation/integrity.server';
import { startS3Server } from '../../testing/s3-server';
import { createFolderArtefacts } from './folder-artefacts';
import type { ArtefactStore } from './registry-store';
import { openS3Artefacts } from './s3-artefacts';

const body = Buffer.from('/* a script */');
let folder: string;
let server: Awaited<ReturnType<typeof startS3Server>>;
let local: ArtefactStore;
let earlier: ArtefactStore;
const others: Server[] = [];

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'vipp-s3-'));
  server = await startS3Server();
  local = createFolderArtefacts(path.join(folder, 'local'));
  earlier = createFolderArtefacts(path.join(folder, 'earlier'));
});
afterEach(async () => {
  for (const other of others.splice(0)) {
    other.close();
    other.closeAllConnections();
  }
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

const open = (settings = server.settings, timeouts?: { connectMs: number; answerMs: number }) =>
  openS3Artefacts(settings, { local, earlier, ...(timeouts && { timeouts }) });

/** A server whose first answers are these statuses, before it never answers. */
async function brokenServer(statuses: number[]) {
  let requests = 0;
  const other = createServer((_request, response) => {
    const status = statuses[requests];
    requests += 1;
    if (status !== undefined) response.writeHead(status).end();
  });
  others.push(other);
  other.listen(0, '127.0.0.1');
  await once(other, 'listening');
  const endpoint = `http://127.0.0.1:${(other.address() as AddressInfo).port}`;
  return { settings: { ...server.settings, endpoint }, requests: () => requests };
}

describe('artefacts in S3', () => {
  it('are objects of their folder, named by their hash', async () => {
    await (await open()).put(sha384(body), body);
    expect(server.objects()).toEqual([`site/${toHexHash(sha384(body))}`]);
  });

  it('that were stored elsewhere before are copied when they are needed', async () => {
    await earlier.put(sha384(body), body);
    const store = await open();
    expect(await store.has(sha384(body))).toBe(true);
    expect(server.objects()).toEqual([`site/${toHexHash(sha384(body))}`]);
    await earlier.sweep(new Set(), -1_000);
    expect(await store.get(sha384(body))).toEqual(body);
  });

  it('are read once by each gateway', async () => {
    const store = await open();
    await store.put(sha384(body), body);
    await server.corrupt(sha384(body));
    expect(await store.get(sha384(body))).toEqual(body);
  });
});

describe('a bucket that cannot be used is named at the start, with the reason,', () => {
  it.each([
    [
      'when it does not exist',
      () => ({ bucket: 'other-bucket' }),
      /bucket other-bucket at http:.*404.*Correct ARTEFACTS/,
    ],
    [
      'when nothing answers',
      () => ({ endpoint: 'http://127.0.0.1:1' }),
      /at http:\/\/127\.0\.0\.1:1 cannot be used.*ECONNREFUSED/,
    ],
  ])('%s', async (_case, change, expected) => {
    await expect(open({ ...server.settings, ...change() })).rejects.toThrow(expected);
  });

  it('when its key has no right', async () => {
    const { settings } = await brokenServer([403]);
    await expect(open(settings)).rejects.toThrow(/bucket artefacts at http:.*403.*the key and its rights/);
  });

  it('when it does not answer in time, after three attempts', async () => {
    const { settings, requests } = await brokenServer([]);
    await expect(open(settings, { connectMs: 200, answerMs: 200 })).rejects.toThrow(/cannot be used \(TimeoutError/);
    expect(requests()).toBe(3);
  });

  it('but not for one answer that failed', async () => {
    const { settings, requests } = await brokenServer([503, 200]);
    await open(settings);
    expect(requests()).toBe(2);
  });
});
