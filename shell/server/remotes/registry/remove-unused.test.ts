import { sha384 } from '@vipp/shared/contract/federation/integrity.server';
import { collectedLog } from '../../testing/collected-log';
import { formsChanges, minimalBuild, published, shellAdded } from '../../testing/registry-changes';
import { createMemoryStore } from './local-store';
import { openRegistry, type Registry } from './registry';
import { remoteOf, SHELL, versionsOf } from './registry-state';
import { removeUnused } from './remove-unused';

const HOUR_MS = 60 * 60 * 1000;
const BODY = sha384('of v1');

let registry: Registry;
/** Files named in each sweep, and the grace time of others. */
let swept: [referenced: ReadonlySet<string>, graceMs: number][];

beforeEach(async () => {
  swept = [];
  const memory = createMemoryStore();
  const removeUnreferenced = async (...sweep: (typeof swept)[number]) => swept.push(sweep);
  registry = await openRegistry({ ...memory, files: { ...memory.files, removeUnreferenced } });
  const build = minimalBuild('mf-forms', 'v1', { server: { 'remote-entry.cjs': BODY } });
  await registry.change(() => published(build));
});

const sweep = (days = 0) =>
  removeUnused({
    registry,
    shell: 's2',
    logger: collectedLog().logger,
    now: () => Date.parse('2026-11-20T17:42:10.000Z') + days * 24 * HOUR_MS,
  });
const versions = (name = 'mf-forms') => versionsOf(registry.state(), name).map(({ version }) => version);

it('files that no version contains are removed a day after they were stored or asked for', async () => {
  await sweep();
  const manifest = remoteOf(registry.state(), 'mf-forms').versions['v1']?.manifest ?? '';
  expect(swept).toEqual([[new Set([manifest, BODY]), 24 * HOUR_MS]]);
});

it('a version is removed with its files 30 days after it was used last, unless a rollback leads to it', async () => {
  for (const version of ['v2', 'v3', 'v4', 'v5']) await registry.change(() => formsChanges.published(version));
  for (const version of ['v1', 'v2', 'v3']) await registry.change(() => formsChanges.promoted(version));
  await registry.change(() => formsChanges.canary('v4', 5));
  await sweep(29);
  expect(versions()).toEqual(['v1', 'v2', 'v3', 'v4', 'v5']);
  await sweep(31);
  expect(versions()).toEqual(['v2', 'v3', 'v4']);
  expect(swept.map(([referenced]) => referenced.has(BODY))).toEqual([true, false]);
  expect(remoteOf(registry.state(), 'mf-forms').earlier).toEqual(['v2']);
});

it('a version stays while a preview link shows it', async () => {
  await registry.change(() => formsChanges.previewed('v1', { link: 'l', until: '2026-11-25T00:00:00.000Z' }));
  await sweep(33);
  expect(versions()).toEqual(['v1']);
});

it('a version of a shell is removed 30 days after a gateway served it, and never that of this gateway', async () => {
  for (const version of ['s1', 's2']) await registry.change(() => shellAdded(version, {}));
  await sweep(31);
  expect(versions(SHELL)).toEqual(['s2']);
});
