import { minimalBuild } from '../../testing/registry-changes';
import { readFromStore } from './build-files';

it('a missing or unknown file is reported', async () => {
  const empty = readFromStore({ get: async () => undefined });
  const build = minimalBuild('mf-forms', 'v1', { client: { 'page.js': 'sha384-x' } });
  await expect(empty(build, 'client', 'page.js')).rejects.toThrow('client/page.js is not in the store of the site');
  await expect(empty(build, 'server', 'page.js')).rejects.toThrow('mf-forms@v1 has no file server/page.js');
});
