import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pino from 'pino';
import { ownRemotes } from '@vipp/shared/testing/own-routes.server';
import type { BuildStore } from './builds/build-store';
import { readSettings } from '../settings/settings';
import { minimalBuild, pathsGiven } from '../testing/registry-changes';
import type { openReleases as OpenReleases } from './open-releases';
import { openRegistry } from './registry/registry';
import { remoteOf } from './registry/registry-state';
import { openReleaseResources } from './release-resources';

let dataDir: string;
let logged: string;
let openReleases: typeof OpenReleases;

beforeAll(async () => {
  ({ openReleases } = await import('./open-releases'));
});
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'vipp-federation-'));
  logged = '';
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

const store: BuildStore = {
  shell: { ...minimalBuild('mf-content', 'v1'), name: 'shell' },
  remotes: new Map(),
  file: () => undefined,
  bytes: () => undefined,
};

/** How many keys each remote has after a start. */
async function keysAt(publicUrl: string): Promise<number[]> {
  const secret = (purpose: string) => `a-secret-of-more-than-thirty-two-characters-${purpose}`;
  const settings = readSettings({
    PUBLIC_URL: publicUrl,
    DATA_DIR: dataDir,
    BACKEND_URL: 'http://127.0.0.1:1',
    API_TOKEN: secret('api'),
    PREVIEW_SECRET: secret('previews'),
    FORM_STATE_SECRET: secret('forms'),
  });
  const logger = pino({}, { write: (line: string) => (logged += line) });
  const shared = await openReleaseResources(settings);
  const registry = await openRegistry(shared.store);
  for (const name of ownRemotes) await registry.change(() => pathsGiven(name, [`/${name}`]));
  const { parts } = await openReleases(settings, logger, { shared, store });
  const state = parts.registry.state();
  await parts.registry.close();
  return ownRemotes.map((remote) => remoteOf(state, remote).keys.size);
}

describe('a site without keys of its teams', () => {
  it('creates development keys', async () => {
    expect(await keysAt('http://localhost:3000')).toEqual(ownRemotes.map(() => 1));
    expect(logged).not.toContain('keygen');
  });

  it('creates none where its address is https, and logs how teams create them', async () => {
    expect(await keysAt('https://www.example.com')).toEqual(ownRemotes.map(() => 0));
    expect(existsSync(path.join(dataDir, 'federation/keys'))).toBe(false);
    expect(logged).toMatch(/npx vipp-mf keygen .*npx vipp-mf keys add/);
  });
});
