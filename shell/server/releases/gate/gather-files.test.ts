import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sha384 } from '@vipp/shared/contract/federation/integrity.server';
import { minimalBuild } from '../../testing/registry-events';
import { gatherFiles } from './gather-files';

const MB = 1024 * 1024;
const names = ['a.js', 'b.js', 'c.js', 'd.js'];
const bodyOf = (name: string) => Buffer.alloc(MB, name);
const build = minimalBuild('mf-forms', 'v1', {
  client: Object.fromEntries(names.map((name) => [name, sha384(bodyOf(name))])),
});
const emptyStore = { get: async () => undefined };

let host: Server;
let url: string;

beforeAll(async () => {
  host = createServer((request, response) => response.end(bodyOf(request.url?.split('/').at(-1) ?? '')));
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(host.address() as AddressInfo).port}/forms`;
});
afterAll(async () => {
  host.closeAllConnections();
  await new Promise((resolve) => host.close(resolve));
});

describe('the files of a build on the host of its team', () => {
  it('are all read', async () => {
    const { files, problems } = await gatherFiles(build, { kind: 'url', url }, emptyStore);
    expect([files.size, problems]).toEqual([4, []]);
  });

  it('are refused where their total size is too large, and none is returned', async () => {
    const { files, problems } = await gatherFiles(build, { kind: 'url', url }, emptyStore, 2 * MB);
    expect(files.size).toBe(0);
    expect(problems[0]).toMatchObject({ check: 'files', message: expect.stringContaining('larger than 2 MB') });
  });
});
