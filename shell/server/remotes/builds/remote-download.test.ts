import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import type { RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Build } from '@vipp/shared/contract/federation/build-manifest';
import { startHttpServer, type HttpServer } from '../../testing/http-server';
import { downloadRemote, fetchVerified, type ReadBuildFile } from './remote-download';

const ENTRY = 'module.exports = 1;';
const integrity = (body: string) => `sha384-${createHash('sha384').update(body).digest('base64')}`;
const build: Build = {
  name: 'mf-x',
  version: 'v1',
  container: 'mf_x_v1',
  client: { files: {}, groups: {} },
  server: { files: { 'remote-entry.cjs': integrity(ENTRY) } },
};

/** Reads files over the network. */
const from =
  (origin: string, timeoutMs = 10_000): ReadBuildFile =>
  ({ name, version, ...sides }, side, file) =>
    fetchVerified(`${origin}/_mf/${name}/${version}/${side}/${file}`, sides[side].files[file] ?? '', timeoutMs);

let folder: string;
let server: HttpServer | undefined;

async function serve(listener: RequestListener): Promise<string> {
  server = await startHttpServer(listener);
  return server.url;
}

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'vipp-remotes-'));
});

afterEach(async () => {
  await server?.close();
  server = undefined;
  await rm(folder, { recursive: true, force: true });
});

describe('downloadRemote', () => {
  it('stores verified files, and does not request them again', async () => {
    const requested: string[] = [];
    const origin = await serve((request, response) => {
      requested.push(request.url ?? '');
      response.end(ENTRY);
    });
    const entry = await downloadRemote(build, { read: from(origin, 10_000), folder });
    expect(await readFile(entry, 'utf8')).toBe(ENTRY);
    await downloadRemote(build, { read: from(origin, 10_000), folder });
    expect(requested).toEqual(['/_mf/mf-x/v1/server/remote-entry.cjs']);
  });

  it.each<[string, RequestListener, RegExp, number?]>([
    ['a missing file', (_, response) => response.writeHead(404).end(ENTRY), /answered 404/],
    ['a page with status 200', (_, response) => response.end('<!doctype html>'), /SHA-384 differs/],
    ['one byte changed', (_, response) => response.end(ENTRY.replace('1', '2')), /SHA-384 differs/],
    [
      'an answer cut in the middle',
      (_, response) => {
        response.writeHead(200, { 'content-length': '1000' });
        response.write('modu');
        setImmediate(() => response.destroy());
      },
      /terminated|aborted|closed/,
    ],
    ['an answer that never arrives', () => {}, /timeout|aborted/i, 300],
  ])('refuses %s and stores nothing of it', async (_name, listener, reason, timeoutMs = 10_000) => {
    const origin = await serve(listener);
    await expect(downloadRemote(build, { read: from(origin, timeoutMs), folder })).rejects.toThrow(reason);
    await expect(readFile(path.join(folder, 'mf-x/v1/remote-entry.cjs'))).rejects.toThrow(/ENOENT/);
  });

  it('aborts an answer without end at the maximum size of a file', async () => {
    let isOver = false;
    const origin = await serve((_, response) => {
      const more = () => {
        if (!isOver) response.write(Buffer.alloc(1024 * 1024), () => setImmediate(more));
      };
      response.once('close', () => (isOver = true));
      more();
    });
    await expect(downloadRemote(build, { read: from(origin, 10_000), folder })).rejects.toThrow(
      /remote-entry\.cjs is larger than 5 MB/,
    );
    for (const end = Date.now() + 5_000; !isOver && Date.now() < end;) await new Promise(setImmediate);
    expect(isOver).toBe(true);
  });

  it('leaves what another worker has placed while it downloaded', async () => {
    let release = (): void => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const read = (): Promise<Buffer> => Promise.resolve(Buffer.from(ENTRY));
    const later = downloadRemote(build, { read: () => held.then(read), folder });
    const entry = await downloadRemote(build, { read, folder });
    const { ino } = await stat(path.dirname(entry));
    release();
    expect(await later).toBe(entry);
    expect((await stat(path.dirname(entry))).ino).toBe(ino);
  });

  it('downloads a damaged file again', async () => {
    const origin = await serve((_, response) => response.end(ENTRY));
    const entry = await downloadRemote(build, { read: from(origin, 10_000), folder });
    await writeFile(entry, 'module.exports = "evil";');
    await downloadRemote(build, { read: from(origin, 10_000), folder });
    expect(await readFile(entry, 'utf8')).toBe(ENTRY);
  });
});
