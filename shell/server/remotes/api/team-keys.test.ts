import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { RemoteName } from '@vipp/shared/contract/federation/remotes';
import { createMemoryStore } from '../registry/local-store';
import { openRegistry, type Registry } from '../registry/registry';
import { pathsGiven } from '../../testing/registry-changes';
import { createTeamKey, revoke, trust } from '../../testing/team-key';
import { collectedLog } from '../../testing/collected-log';
import { ensureTeamKeys } from './team-keys';
import { remoteOf } from '../registry/registry-state';

const REMOTES = ['mf-content', 'mf-forms'] as const;

let folder: string;
let registry: Registry;

const openSite = async (): Promise<Registry> => {
  const opened = await openRegistry(createMemoryStore());
  for (const name of REMOTES) await opened.change(() => pathsGiven(name, [`/${name}`]));
  return opened;
};
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'vipp-keys-'));
  registry = await openSite();
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const keysOf = (remote: RemoteName, of = registry) => Object.keys(remoteOf(of.state(), remote).keys);

/** Starts a gateway with it. @returns what its log says */
async function start({ publicOrigin = 'http://localhost:3000', isShared = false, of = registry } = {}) {
  const { logger, lines } = collectedLog();
  await ensureTeamKeys(of, { isShared, publicOrigin, dataDir: folder }, logger);
  return lines.map(({ message }) => message);
}

describe('a site in development', () => {
  it('creates and trusts a key for each remote, readable by its owner only, once, also for a new registry', async () => {
    expect(await start()).toEqual([]);
    const keys = path.join(folder, 'federation/keys');
    expect((await readdir(keys)).sort()).toEqual(REMOTES.map((name) => `${name}.pem`));
    expect((await stat(path.join(keys, 'mf-forms.pem'))).mode & 0o777).toBe(0o600);
    const { revision } = registry.state();
    await start();
    expect(registry.state().revision).toBe(revision);
    const another = await openSite();
    await start({ of: another });
    for (const name of REMOTES) expect(keysOf(name, another)).toEqual([expect.stringMatching(keysOf(name)[0] ?? '-')]);
  });

  it('says which file is no key', async () => {
    await start();
    const file = path.join(folder, 'federation/keys/mf-forms.pem');
    await writeFile(file, 'cut');
    registry = await openSite();
    await expect(start()).rejects.toThrow(`${file} contains no ed25519 key. Delete it`);
  });

  it('creates none for a remote whose keys were revoked', async () => {
    const key = createTeamKey();
    await trust(registry, 'mf-forms', key);
    await revoke(registry, 'mf-forms', key);
    await start();
    expect(keysOf('mf-forms')).toEqual([key.keyId]);
  });
});

it.each([{ publicOrigin: 'https://www.example.com' }, { isShared: true }])(
  'another site creates none, and names those that were generated: %j',
  async (site) => {
    expect(await start(site)).toEqual([]);
    expect(keysOf('mf-forms')).toEqual([]);
    await start();
    expect(await start(site)).toEqual(
      REMOTES.map((name) => expect.stringContaining(`npx vipp-mf keys revoke ${name} ${keysOf(name)[0]}`)),
    );
  },
);
