import type { RemoteName } from '@vipp/shared/contract/federation/remotes';
import fastify, { type FastifyInstance } from 'fastify';
import { registerPublicDocuments } from '../api/public-documents';
import { registerAssets } from '../../routes/asset-routes';
import { fakeBuild } from '../../testing/fake-build';
import { createClientFiles } from './client-files';
import { readFromSite, readFromStore } from '../builds/build-files';
import { followSite } from './follow-site';
import { createMemoryStore } from './local-store';
import { openRegistry, type Registry } from './registry';
import { buildOf, remoteOf, versionsOf } from './registry-state';

let site: Registry;
let app: FastifyInstance;
let origin: string;

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
  await release('mf-forms', 'v1');
  await release('mf-content', 'v1');
  app = fastify();
  registerPublicDocuments(app, { registry: site, singletonVersions: {} });
  registerAssets(app, {
    file: createClientFiles(site, readFromStore(site.files), () => undefined),
    devReload: false,
  });
  origin = await app.listen({ port: 0, host: '127.0.0.1' });
});

afterEach(() => app.close());

describe('a gateway that follows another site', () => {
  it('serves the default versions of that site, with files from there', async () => {
    const registry = await follow();
    const { build, files } = fakeBuild('mf-content', 'v1');
    expect(remoteOf(registry.state(), 'mf-content').default?.version).toBe('v1');
    expect(buildOf(registry.state(), 'mf-content', 'v1')).toEqual(build);
    const entry = await readFromSite(origin)(build, 'server', 'remote-entry.cjs');
    expect(entry).toEqual(files.get(build.server.files['remote-entry.cjs'] ?? ''));
  });

  it('does not change the remote that it has a build of', async () => {
    expect(versionsOf((await follow('mf-forms')).state(), 'mf-forms')).toEqual([]);
  });

  it('does not start without it', async () => {
    await app.close();
    await expect(follow()).rejects.toThrow(/cannot be read\. Is it running/);
  });
});
