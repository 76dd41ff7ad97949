import { filesOf } from '@vipp/shared/contract/federation/build-manifest';
import type { RemoteName } from '@vipp/shared/contract/federation/remotes';
import fastify, { type FastifyInstance } from 'fastify';
import { registerPublicDocuments } from '../api/public-documents';
import { registerAssets } from '../../routes/asset-routes';
import { fakeBuild } from '../../testing/fake-build';
import { createClientFiles } from './client-files';
import { followSite } from './follow-site';
import { createMemoryStore } from './local-store';
import { openRegistry, type Registry } from './registry';
import { buildOf, remoteOf, versionsOf } from './registry-state';

let site: Registry;
let app: FastifyInstance;
let origin: string;
let readFile: Registry['files']['get'];

async function release(remote: RemoteName, version: string): Promise<void> {
  const { manifest, files } = fakeBuild(remote, version);
  for (const [integrity, body] of files) await site.files.put(integrity, body);
  await site.change(() => ({ remote, type: 'adopted', version, manifest }));
  await site.change(() => ({ remote, type: 'promoted', version }));
}

const follow = async (...own: RemoteName[]): Promise<Registry> => {
  const registry = await openRegistry(createMemoryStore());
  await followSite(registry, origin, new Set(own));
  return registry;
};

beforeEach(async () => {
  site = await openRegistry(createMemoryStore());
  readFile = site.files.get;
  await release('mf-forms', 'v1');
  await release('mf-content', 'v1');
  // A start that fails leaves downloads behind, whose connections would stay open for a minute.
  app = fastify({ forceCloseConnections: true });
  registerPublicDocuments(app, { registry: site, singletonVersions: {} });
  const files = { ...site.files, get: (integrity: string) => readFile(integrity) };
  registerAssets(app, { file: createClientFiles({ ...site, files }, () => undefined), devReload: false });
  origin = await app.listen({ port: 0, host: '127.0.0.1' });
});

afterEach(() => app.close());

it('a gateway that follows another site has its default versions and files, except the remote that it has a build of', async () => {
  const registry = await follow('mf-forms');
  const { build, files } = fakeBuild('mf-content', 'v1');
  expect(remoteOf(registry.state(), 'mf-content').default?.version).toBe('v1');
  expect(buildOf(registry.state(), 'mf-content', 'v1')).toEqual(build);
  for (const { integrity } of filesOf(build)) expect(await registry.files.get(integrity)).toEqual(files.get(integrity));
  expect(versionsOf(registry.state(), 'mf-forms')).toEqual([]);
});

it('a following gateway does not start without that site', async () => {
  await app.close();
  await expect(follow()).rejects.toThrow(/cannot be read\. Is it running/);
});

it.each([
  ['changed by one byte', async () => Buffer.from('// Mf_forms_v1'), 'its SHA-384 differs'],
  ['missing', async () => undefined, 'answered 50'],
])('a following gateway does not start with a file that is %s', async (_what, get, reason) => {
  readFile = get;
  const refused = await follow().catch((error: unknown) => error);
  expect((refused as Error).cause).toMatchObject({ message: expect.stringContaining(reason) });
});
