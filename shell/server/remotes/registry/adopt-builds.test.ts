import { sha384 } from '@vipp/shared/contract/federation/integrity.server';
import { ownRoutes } from '@vipp/shared/testing/own-routes.server';
import { minimalBuild, formsChanges, pathsGiven, shellAdded } from '../../testing/registry-changes';
import type { BuildStore } from '../builds/build-store';
import { addShell, adoptBuilds, claimedPaths, storeBuilds } from './adopt-builds';
import { createMemoryStore } from './local-store';
import { openRegistry, type Registry } from './registry';
import type { Change } from './remote-document';
import { buildOf, lastShell, pathsOf, remoteOf, SHELL, versionsOf } from './registry-state';

/** A folder of a gateway with one build of `mf-forms`. */
function folderWith(version: string): BuildStore {
  const body = Buffer.from(`// ${version}`);
  const build = minimalBuild('mf-forms', version, { server: { 'remote-entry.cjs': sha384(body) } });
  return {
    shell: build,
    remotes: new Map([['mf-forms', build]]),
    file: (path) => (path === `/_mf/mf-forms/${version}/server/remote-entry.cjs` ? { body, type: '' } : undefined),
  };
}

async function start(registry: Registry, version: string, isShared = false): Promise<void> {
  await storeBuilds(registry, folderWith(version));
  await adoptBuilds(registry, folderWith(version), { isShared });
}
const forms = (registry: Registry) => remoteOf(registry.state(), 'mf-forms');

let registry: Registry;
beforeEach(async () => {
  registry = await openRegistry(createMemoryStore());
});

it('the builds in the folder of the gateway become the default versions at the first start, with their files stored; the next start changes nothing', async () => {
  await start(registry, 'v1');
  expect(forms(registry).default?.version).toBe('v1');
  expect(await registry.files.get(sha384(Buffer.from('// v1')))).toEqual(Buffer.from('// v1'));
  await start(registry, 'v1');
  expect(forms(registry).changes.map(({ type }) => type)).toEqual(['adopted', 'promoted', 'paths-given']);
});

it('the builds in the folder of the gateway have their declared paths, except those of teams', async () => {
  await registry.change(() => pathsGiven('mf-events', ['/newsletter/confirmation']));
  await start(registry, 'v1');
  const declared = claimedPaths({ routes: ownRoutes('mf-forms') });
  expect(pathsOf(registry.state(), 'mf-forms')).toEqual(declared.filter((one) => one !== '/newsletter/confirmation'));
  await start(registry, 'v2');
  expect(forms(registry).changes.filter(({ type }) => type === 'paths-given')).toHaveLength(1);
});

const { published, promoted, rolledBack } = formsChanges;
it.each<[string, (string | Change)[], live: string]>([
  ['replace earlier builds of that folder', ['v1', 'v2'], 'v2'],
  ['replace later builds of that folder when they return', ['v1', 'v2', 'v1'], 'v1'],
  ['never replace the version of a team', ['v1', published('t1'), promoted('t1'), 'v2'], 't1'],
  ['are not promoted where a team published them, and may have given them back', ['v1', published('v2'), 'v2'], 'v1'],
  ['are not promoted again after a rollback from them', ['v1', 'v2', rolledBack('v1'), 'v2'], 'v1'],
  ['are promoted when they are new after a rollback', ['v1', 'v2', rolledBack('v1'), 'v2', 'v3'], 'v3'],
])('the builds in the folder of the gateway %s', async (_what, steps, live) => {
  for (const step of steps)
    if (typeof step === 'string') await start(registry, step);
    else await registry.change(() => step);
  expect(forms(registry).default?.version).toBe(live);
  const started = steps.filter((step) => typeof step === 'string');
  for (const version of started) expect(buildOf(registry.state(), 'mf-forms', version)).toBeDefined();
});

it('the builds in the folder of the gateway change a shared registry only when they are new', async () => {
  await start(registry, 'v1', true);
  await start(registry, 'v2', true);
  expect(forms(registry).default?.version).toBe('v2');
  const { revision } = registry.state();
  await start(registry, 'v1', true);
  expect(registry.state().revision).toBe(revision);
  await registry.change(() => ({ type: 'removed', remote: 'mf-forms', version: 'v1', at: '', by: 'gateway' }));
  await start(registry, 'v1', true);
  expect(forms(registry).default?.version).toBe('v2');
  expect(buildOf(registry.state(), 'mf-forms', 'v1')).toBeDefined();
});

it('the shell of the gateway is added once as the last serving one, with its pages’ files for other gateways', async () => {
  const body = Buffer.from('// shell');
  const client = { 'shell.js': sha384(body) };
  const file = (path: string) => (path === '/_mf/shell/s1/client/shell.js' ? { body, type: '' } : undefined);
  const folder: BuildStore = { ...folderWith('v1'), shell: minimalBuild('shell', 's1', { client }), file };
  await addShell(registry, folder);
  const later = '2100-01-01T00:00:00.000Z';
  await registry.change(() => ({ ...shellAdded('s2', {}), at: later }));
  expect(lastShell(registry.state())).toBe('s2');
  jest.useFakeTimers({ now: Date.parse(later) + 1, doNotFake: ['setImmediate', 'nextTick'] });
  await addShell(registry, folder);
  expect(lastShell(registry.state())).toBe('s1');
  expect(versionsOf(registry.state(), SHELL)[0]?.build.client.files).toEqual(client);
  expect(await registry.files.get(sha384(body))).toEqual(body);
});

it('the paths of a remote are those that it declares, up to a parameter, and none within another', () => {
  const paths = ['/', '/rse', '/news/:slug', '/news/tous', '/cas/lien/:token'];
  const routes = paths.map((path) => ({ path, module: './a-page', title: 'Une page' }));
  expect(claimedPaths({ routes })).toEqual(['/', '/rse', '/news', '/cas/lien']);
});
