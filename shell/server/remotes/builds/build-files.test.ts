import type { RequestListener } from 'node:http';
import { sha384 } from '@vipp/shared/contract/federation/integrity.server';
import { startHttpServer, type HttpServer } from '../../testing/http-server';
import { minimalBuild } from '../../testing/registry-changes';
import { readFromSite, readFromStore } from './build-files';

const body = Buffer.from('/* a script */');
const build = minimalBuild('mf-forms', 'v1', { client: { 'page.js': sha384(body) } });

let host: HttpServer;
let answer: RequestListener;
beforeEach(async () => {
  host = await startHttpServer((request, response) => answer(request, response));
});
afterEach(() => host.close());

const read = (file = 'page.js', timeoutMs?: number) => readFromSite(host.url, timeoutMs)(build, 'client', file);

it('a missing or unknown file is reported', async () => {
  const empty = readFromStore({ get: async () => undefined });
  await expect(empty(build, 'client', 'page.js')).rejects.toThrow('client/page.js is not in the store of the site');
  await expect(empty(build, 'server', 'page.js')).rejects.toThrow('mf-forms@v1 has no file server/page.js');
});

describe('a file of another site', () => {
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
    ['larger than any file', (_, response) => response.end(Buffer.alloc(6 * 1024 * 1024)), /is larger than 5 MB/],
  ])('that is %s is refused', async (_what, found, reason) => {
    answer = found;
    await expect(read()).rejects.toThrow(reason);
  });

  it('that never arrives is given up at its timeout', async () => {
    answer = () => undefined;
    await expect(read('page.js', 300)).rejects.toThrow(/timeout|aborted/i);
  });
});
