import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { RemoteName } from '@vipp/shared/contract/federation/remotes';
import { ownRemotes } from '@vipp/shared/testing/own-routes.server';
import { createMemoryStore } from '../registry/local-store';
import { openRegistry, type Registry } from '../registry/registry';
import { pathsGiven } from '../../testing/registry-changes';
import { createTeamKey, revoke, trust } from '../../testing/team-key';
import { collectedLog } from '../../testing/collected-log';
import { ensureDevelopmentKeys, ensureTeamKeys, keyAdvice } from './team-keys';
import { remoteOf } from '../registry/registry-state';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'vipp-keys-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const keysOf = (registry: Registry, remote: RemoteName) => Object.keys(remoteOf(registry.state(), remote).keys);

/** A registry in which these remotes have paths, as those of a gateway's folder. */
async function openSite(): Promise<Registry> {
  const registry = await openRegistry(createMemoryStore());
  for (const name of ownRemotes) await registry.change(() => pathsGiven(name, [`/${name}`]));
  return registry;
}

describe('ensureDevelopmentKeys', () => {
  it('creates and trusts a key for each remote, readable by its owner only, once', async () => {
    const registry = await openSite();
    await ensureDevelopmentKeys(registry, folder);
    expect((await readdir(folder)).sort()).toEqual(ownRemotes.map((name) => `${name}.pem`).sort());
    expect((await stat(path.join(folder, 'mf-forms.pem'))).mode & 0o777).toBe(0o600);
    for (const name of ownRemotes) expect(keysOf(registry, name)).toHaveLength(1);
    const { revision } = registry.state();
    await ensureDevelopmentKeys(registry, folder);
    expect(registry.state().revision).toBe(revision);
  });

  it('trusts an existing key when the registry is new', async () => {
    const registries = [await openSite(), await openSite()];
    for (const registry of registries) await ensureDevelopmentKeys(registry, folder);
    const [first, second] = registries.map((registry) => keysOf(registry, 'mf-forms'));
    expect(second).toEqual(first);
  });

  it('creates none for a remote whose keys were revoked', async () => {
    const registry = await openSite();
    const key = createTeamKey();
    await trust(registry, 'mf-forms', key);
    await revoke(registry, 'mf-forms', key);
    await ensureDevelopmentKeys(registry, folder);
    expect(keysOf(registry, 'mf-forms')).toHaveLength(1);
  });
});

it.each([
  ['http://localhost:3000', 1, []],
  ['https://www.example.com', 0, [expect.stringMatching(/npx vipp-mf keygen .*npx vipp-mf keys add/)]],
])(
  'a site at %s creates %i development key of each team, and says what else to do',
  async (publicOrigin, keys, said) => {
    const registry = await openSite();
    const { logger, lines } = collectedLog();
    await ensureTeamKeys(registry, { isShared: false, publicOrigin, dataDir: folder }, logger);
    for (const name of ownRemotes) expect(keysOf(registry, name)).toHaveLength(keys);
    expect(lines.map(({ message }) => message)).toEqual(said);
  },
);

describe('advice about keys', () => {
  it('explains how to create and trust a key for remotes that have none', async () => {
    const registry = await openSite();
    const [gone, valid] = [createTeamKey(), createTeamKey()];
    await trust(registry, 'mf-content', valid);
    await trust(registry, 'mf-forms', gone);
    await revoke(registry, 'mf-forms', gone);
    const without = ownRemotes.filter((remote) => remote !== 'mf-content');
    const advice = keyAdvice(registry.state());
    expect(advice).toEqual([
      expect.stringMatching(
        new RegExp(`^No team can publish ${without.join(', ')}: .*vipp-mf keygen.*vipp-mf keys add`),
      ),
    ]);
  });

  it('names generated keys', async () => {
    const registry = await openSite();
    await ensureDevelopmentKeys(registry, folder);
    const [keyId] = keysOf(registry, 'mf-forms');
    const advice = keyAdvice(registry.state());
    expect(advice).toHaveLength(ownRemotes.length);
    expect(advice).toContainEqual(expect.stringContaining(`npx vipp-mf keys revoke mf-forms ${keyId}`));
  });

  it('is empty where every team has a key of its own', async () => {
    const registry = await openSite();
    for (const remote of ownRemotes) await trust(registry, remote, createTeamKey());
    expect(keyAdvice(registry.state())).toEqual([]);
  });
});
