import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { REMOTES } from '@vipp/shared/contract/federation/remotes';
import { createMemoryStore } from '../registry/memory-store';
import { openRegistry } from '../registry/registry';
import { createTeamKey, revoke, trust } from '../../testing/team-key';
import { ensureDevelopmentKeys } from './development-keys';
import { keyAdvice } from './key-advice';

describe('advice about keys', () => {
  it('explains how to create and trust a key for remotes that have none', async () => {
    const registry = await openRegistry(createMemoryStore());
    const [gone, valid] = [createTeamKey(), createTeamKey()];
    await trust(registry, 'mf-content', valid);
    await trust(registry, 'mf-forms', gone);
    await revoke(registry, 'mf-forms', gone);
    const without = REMOTES.filter((remote) => remote !== 'mf-content');
    const advice = keyAdvice(registry.state());
    expect(advice).toEqual([
      expect.stringMatching(
        new RegExp(`^No team can publish ${without.join(', ')}: .*vipp-mf keygen.*vipp-mf keys add`),
      ),
    ]);
  });

  it('names generated keys', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'vipp-keys-'));
    const registry = await openRegistry(createMemoryStore());
    await ensureDevelopmentKeys(registry, folder);
    await rm(folder, { recursive: true });
    const [keyId] = [...registry.state().remotes['mf-forms'].keys.keys()];
    const advice = keyAdvice(registry.state());
    expect(advice).toHaveLength(REMOTES.length);
    expect(advice).toContainEqual(expect.stringContaining(`npx vipp-mf keys revoke mf-forms ${keyId}`));
  });

  it('is empty where every team has a key of its own', async () => {
    const registry = await openRegistry(createMemoryStore());
    for (const remote of REMOTES) await trust(registry, remote, createTeamKey());
    expect(keyAdvice(registry.state())).toEqual([]);
  });
});
