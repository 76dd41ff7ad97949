import { collectedLog } from '../../testing/collected-log';
import { formsChanges, minimalBuild } from '../../testing/registry-changes';
import { createMemoryStore } from './local-store';
import { openRegistry } from './registry';
import type { Change } from './remote-document';
import { buildOf, remoteOf, versionsOf } from './registry-state';

const formsOf = (registry: Awaited<ReturnType<typeof openRegistry>>) => remoteOf(registry.state(), 'mf-forms');

it('the registry gives a version from before remotes declared their pages those of the build in the folder', async () => {
  const store = createMemoryStore();
  const { routes, ...build } = minimalBuild('mf-forms', 'v1');
  const own = [{ path: '/essai', module: './a-page', title: 'Essai' }];
  const registry = await openRegistry(store, undefined, new Map([['mf-forms', own]]));
  await registry.change(() => ({ ...formsChanges.adopted('v1'), manifest: JSON.stringify(build) }) as Change);
  await registry.change(() => formsChanges.published('v2'));
  const routesOf = (version: string) => buildOf(registry.state(), 'mf-forms', version)?.routes;
  expect([routesOf('v1'), routesOf('v2')]).toEqual([own, routes]);
});

it('the registry does not use a version whose manifest is missing, and says so', async () => {
  const { logger, lines } = collectedLog();
  const memory = createMemoryStore();
  await (await openRegistry(memory)).change(() => formsChanges.published('v1'));
  const registry = await openRegistry({ ...memory, files: createMemoryStore().files }, logger);
  expect(versionsOf(registry.state(), 'mf-forms')).toEqual([]);
  expect(lines).toMatchObject([{ version: 'v1', message: expect.stringMatching(/manifest of a version is missing/) }]);
});

it('the registry decides again on the latest state when another change was first', async () => {
  const store = createMemoryStore();
  const [registry, other] = [await openRegistry(store), await openRegistry(store)];
  const seen: (string | undefined)[] = [];
  await registry.change((state) => {
    seen.push(remoteOf(state, 'mf-forms').default?.version);
    if (seen.length === 1) void other.change(() => formsChanges.promoted('v1'));
    return formsChanges.promoted('v2');
  });
  expect(seen).toEqual([undefined, 'v1']);
  expect(formsOf(registry)).toMatchObject({ default: { version: 'v2' }, earlier: ['v1'] });
});

it('the registry applies its own change at once, however late the store notifies of it', async () => {
  const registry = await openRegistry({ ...createMemoryStore(), onChange: () => undefined });
  await registry.change(() => formsChanges.promoted('v1'));
  expect(formsOf(registry).default?.version).toBe('v1');
});

it('the registry logs who changed a remote, and not what the gateway did itself', async () => {
  const { logger, lines } = collectedLog();
  const registry = await openRegistry(createMemoryStore(), logger);
  await registry.change(() => [formsChanges.published('v1'), formsChanges.promoted('v1', 'gateway')]);
  const change = { remote: 'mf-forms', change: 'published', version: 'v1', by: 'team' };
  expect(lines).toEqual([{ ...change, message: 'a remote was changed' }]);
});

it('the registry fails where another change is first at every attempt', async () => {
  const registry = await openRegistry({ ...createMemoryStore(), write: async () => false });
  await expect(registry.change(() => formsChanges.promoted('v1'))).rejects.toThrow(/too many changes/);
});

it('a registry that cannot be read is reported, and read again', async () => {
  const memory = createMemoryStore();
  let isDown = false;
  let notify = async (): Promise<void> => undefined;
  const { logger, lines } = collectedLog();
  const readChanged: typeof memory.readChanged = async (known) => {
    if (isDown) throw new Error('no database');
    return memory.readChanged(known);
  };
  const registry = await openRegistry({ ...memory, readChanged, onChange: (listener) => (notify = listener) }, logger);
  await (await openRegistry(memory)).change(() => formsChanges.promoted('v1'));
  for (const value of [true, false]) {
    isDown = value;
    await notify();
  }
  expect(lines).toMatchObject([{ message: expect.stringMatching(/cannot be read/), reason: 'no database' }]);
  expect([registry.refreshErrors(), formsOf(registry).default?.version]).toEqual([1, 'v1']);
});
