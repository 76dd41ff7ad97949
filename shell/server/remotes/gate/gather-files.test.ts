import { sha384 } from '@vipp/shared/contract/federation/integrity.server';
import { minimalBuild } from '../../testing/registry-changes';
import { gatherFiles } from './gather-files';

const MB = 1024 * 1024;
const bodies = new Map(['a', 'b', 'c'].map((name) => [sha384(Buffer.alloc(MB, name)), Buffer.alloc(MB, name)]));
const client = Object.fromEntries([...bodies.keys()].map((integrity, index) => [`${index}.js`, integrity]));

it('the files of a build are refused where their total size is too large, and none is returned', async () => {
  const store = { get: async (integrity: string) => bodies.get(integrity) };
  const { files, problems } = await gatherFiles(minimalBuild('mf-forms', 'v1', { client }), store, 2 * MB);
  expect(files.size).toBe(0);
  expect(problems[0]).toMatchObject({ check: 'files', message: expect.stringContaining('larger than 2 MB') });
});
