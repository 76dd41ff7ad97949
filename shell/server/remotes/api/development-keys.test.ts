import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { REMOTES } from '@vipp/shared/contract/federation/remotes';
import { createMemoryStore } from '../registry/memory-store';
import { openRegistry } from '../registry/registry';
import { createTeamKey, revoke, trust } from '../../testing/team-key';
import { ensureDevelopmentKeys } from './development-keys';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'vipp-keys-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe('ensureDevelopmentKeys', () => {
  it('creates and trusts a key for each remote, readable by its owner only', async () => {
    const registry = await openRegistry(createMemoryStore());
    await ensureDevelopmentKeys(registry, folder);
    expect((await readdir(folder)).sort()).toEqual(REMOTES.map((name) => `${name}.pem`).sort());
    expect((await stat(path.join(folder, 'mf-forms.pem'))).mode & 0o777).toBe(0o600);
    for (const name of REMOTES) expect(registry.state().remotes[name].keys.size).toBe(1);
  });

  it('changes nothing at the next start', async () => {
    const registry = await openRegistry(createMemoryStore());
    await ensureDevelopmentKeys(registry, folder);
    const { seq } = registry.state();
    await ensureDevelopmentKeys(registry, folder);
    expect(registry.state().seq).toBe(seq);
  });

  it('trusts an existing key when the registry is new', async () => {
    const [first, second] = [await openRegistry(createMemoryStore()), await openRegistry(createMemoryStore())];
    await ensureDevelopmentKeys(first, folder);
    await ensureDevelopmentKeys(second, folder);
    expect([...second.state().remotes['mf-forms'].keys.keys()]).toEqual([
      ...first.state().remotes['mf-forms'].keys.keys(),
    ]);
  });

  it('creates none for a remote whose keys were revoked', async () => {
    const registry = await openRegistry(createMemoryStore());
    const key = createTeamKey();
    await trust(registry, 'mf-forms', key);
    await revoke(registry, 'mf-forms', key);
    await ensureDevelopmentKeys(registry, folder);
    expect(registry.state().remotes['mf-forms'].keys.size).toBe(1);
  });
});
