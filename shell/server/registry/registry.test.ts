import { happens } from '../testing/registry-events';
import { createMemoryStore } from './memory-store';
import { openRegistry } from './registry';

const formsOf = (registry: Awaited<ReturnType<typeof openRegistry>>) => registry.state().remotes['mf-forms'];

describe('the registry', () => {
  it('begins with the whole history of its store', async () => {
    const store = createMemoryStore();
    await store.append(happens.promoted('v1'), 0);
    const registry = await openRegistry(store);
    expect(formsOf(registry).defaultVersion).toBe('v1');
    expect(registry.history()).toHaveLength(1);
  });

  it('decides again on the newest state when somebody else was quicker', async () => {
    const store = createMemoryStore();
    const registry = await openRegistry(store);
    const seen: (string | undefined)[] = [];
    const stored = await registry.change(({ remotes }) => {
      seen.push(remotes['mf-forms'].defaultVersion);
      if (seen.length === 1) void store.append(happens.promoted('v1'), 0);
      return happens.promoted('v2');
    });
    expect(seen).toEqual([undefined, 'v1']);
    expect(stored?.seq).toBe(2);
    expect(formsOf(registry)).toMatchObject({ defaultVersion: 'v2', earlier: ['v1'] });
  });

  it('changes nothing when there is nothing to decide', async () => {
    const registry = await openRegistry(createMemoryStore());
    const listener = jest.fn();
    registry.onChange(listener);
    expect(await registry.change(() => undefined)).toBeUndefined();
    expect(listener).not.toHaveBeenCalled();
  });

  it('puts changes of two registries at the same moment in one order', async () => {
    const store = createMemoryStore();
    const [here, there] = [await openRegistry(store), await openRegistry(store)];
    await Promise.all(['v1', 'v2', 'v3', 'v4'].map((version, index) => (index % 2 ? here : there).change(() => happens.promoted(version))));
    await Promise.all([here.refresh(), there.refresh()]);
    expect(here.history().map(({ seq }) => seq)).toEqual([1, 2, 3, 4]);
    expect(there.state()).toEqual(here.state());
  });

  it('tells of every change once it is applied, whoever made it', async () => {
    const store = createMemoryStore();
    const [here, there] = [await openRegistry(store), await openRegistry(store)];
    const heard = new Promise((resolve) => there.onChange(() => resolve(formsOf(there).defaultVersion)));
    await here.change(() => happens.promoted('v1'));
    expect(await heard).toBe('v1');
  });

  it('knows of its own change at once, however late the store tells of it', async () => {
    const registry = await openRegistry({ ...createMemoryStore(), onChange: () => undefined });
    await registry.change(() => happens.promoted('v1'));
    expect(formsOf(registry).defaultVersion).toBe('v1');
  });

  it('gives up where every attempt is overtaken', async () => {
    const registry = await openRegistry({ ...createMemoryStore(), append: async () => undefined });
    await expect(registry.change(() => happens.promoted('v1'))).rejects.toThrow(/too many changes/);
  });
});
