import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ownRemotes } from '@vipp/shared/testing/own-routes.server';
import { createMemoryStore } from '../registry/local-store';
import { openRegistry, type Registry } from '../registry/registry';
import { pathsGiven } from '../../testing/registry-changes';
import { createTeamKey, revoke, trust } from '../../testing/team-key';
import { ensureDevelopmentKeys } from './development-keys';
import { keyAdvice } from './key-advice';
import { remoteOf } from '../registry/registry-state';

async function openSite(): Promise<Registry> {
  const registry = await openRegistry(createMemoryStore());
  for (const name of ownRemotes) await registry.change(() => pathsGiven(name, [`/${name}`]));
  return registry;
}

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
    const folder = await mkdtemp(path.join(tmpdir(), 'vipp-keys-'));
    const registry = await openSite();
    await ensureDevelopmentKeys(registry, folder);
    await rm(folder, { recursive: true });
    const [keyId] = [...remoteOf(registry.state(), 'mf-forms').keys.keys()];
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
