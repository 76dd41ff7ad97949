import { sha384 } from '@vipp/shared/contract/federation/integrity.server';
import { startHttpServer, type HttpServer } from '../../testing/http-server';
import { minimalBuild } from '../../testing/registry-changes';
import { gatherFiles } from './gather-files';

const MB = 1024 * 1024;
const names = ['a.js', 'b.js', 'c.js', 'd.js'];
const bodyOf = (name: string) => Buffer.alloc(MB, name);
const build = minimalBuild('mf-forms', 'v1', {
  client: Object.fromEntries(names.map((name) => [name, sha384(bodyOf(name))])),
});
const emptyStore = { get: async () => undefined };

let host: HttpServer;
let url: string;

beforeAll(async () => {
  host = await startHttpServer((request, response) => response.end(bodyOf(request.url?.split('/').at(-1) ?? '')));
  url = `${host.url}/forms`;
});
afterAll(() => host.close());

describe('the files of a build on the host of its team', () => {
  it('are refused where their total size is too large, and none is returned', async () => {
    const { files, problems } = await gatherFiles(build, { kind: 'url', url }, emptyStore, 2 * MB);
    expect(files.size).toBe(0);
    expect(problems[0]).toMatchObject({ check: 'files', message: expect.stringContaining('larger than 2 MB') });
  });
});
