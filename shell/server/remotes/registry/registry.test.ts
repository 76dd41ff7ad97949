import { collectedLog } from '../../testing/collected-log';
import { formsEvents, minimalBuild } from '../../testing/registry-events';
import { createMemoryStore } from './memory-store';
import { openRegistry } from './registry';
import type { ReadEvent, RegistryEvent } from '../protocol/registry-event';
import { remoteOf } from './registry-state';

const formsOf = (registry: Awaited<ReturnType<typeof openRegistry>>) => remoteOf(registry.state(), 'mf-forms');

describe('the registry', () => {
  it('starts with the whole history of its store', async () => {
    const store = createMemoryStore();
    await store.append(formsEvents.promoted('v1'), 0);
    const registry = await openRegistry(store);
    expect(formsOf(registry).defaultVersion).toBe('v1');
    expect(registry.history()).toHaveLength(1);
  });

  it('gives a version from before remotes declared their pages those of the build in the folder', async () => {
    const store = createMemoryStore();
    const { routes, ...build } = minimalBuild('mf-forms', 'v1');
    await store.append({ ...formsEvents.adopted('v1'), build } as RegistryEvent, 0);
    await store.append(formsEvents.published('v2'), 1);
    const own = [{ path: '/essai', module: './a-page', title: 'Essai' }];
    const { versions } = formsOf(await openRegistry(store, undefined, new Map([['mf-forms', own]])));
    expect(versions.get('v1')?.build.routes).toEqual(own);
    expect(versions.get('v2')?.build.routes).toEqual(routes);
  });

  it('decides again on the latest state when another change was first', async () => {
    const store = createMemoryStore();
    const registry = await openRegistry(store);
    const seen: (string | undefined)[] = [];
    const stored = await registry.change((state) => {
      seen.push(remoteOf(state, 'mf-forms').defaultVersion);
      if (seen.length === 1) void store.append(formsEvents.promoted('v1'), 0);
      return formsEvents.promoted('v2');
    });
    expect(seen).toEqual([undefined, 'v1']);
    expect(stored?.seq).toBe(2);
    expect(formsOf(registry)).toMatchObject({ defaultVersion: 'v2', earlier: ['v1'] });
  });

  it('changes nothing when no event is returned', async () => {
    const registry = await openRegistry(createMemoryStore());
    const listener = jest.fn();
    registry.onChange(listener);
    expect(await registry.change(() => undefined)).toBeUndefined();
    expect(listener).not.toHaveBeenCalled();
  });

  it('orders simultaneous changes of two registries', async () => {
    const store = createMemoryStore();
    const [first, second] = [await openRegistry(store), await openRegistry(store)];
    await Promise.all(
      ['v1', 'v2', 'v3', 'v4'].map((version, index) =>
        (index % 2 ? first : second).change(() => formsEvents.promoted(version)),
      ),
    );
    await Promise.all([first.refresh(), second.refresh()]);
    expect(first.history().map(({ seq }) => seq)).toEqual([1, 2, 3, 4]);
    expect(second.state()).toEqual(first.state());
  });

  it('notifies of every change once it is applied, of this gateway or another', async () => {
    const store = createMemoryStore();
    const [first, second] = [await openRegistry(store), await openRegistry(store)];
    const notified = new Promise((resolve) => second.onChange(() => resolve(formsOf(second).defaultVersion)));
    await first.change(() => formsEvents.promoted('v1'));
    expect(await notified).toBe('v1');
  });

  it('applies its own change at once, however late the store notifies of it', async () => {
    const registry = await openRegistry({ ...createMemoryStore(), onChange: () => undefined });
    await registry.change(() => formsEvents.promoted('v1'));
    expect(formsOf(registry).defaultVersion).toBe('v1');
  });

  it('fails where another change is first at every attempt', async () => {
    const registry = await openRegistry({ ...createMemoryStore(), append: async () => undefined });
    await expect(registry.change(() => formsEvents.promoted('v1'))).rejects.toThrow(/too many changes/);
  });
});

describe('a registry that cannot be read', () => {
  /** A store whose listener and failures are controlled by the test. */
  async function setUp() {
    const memory = createMemoryStore();
    const failure: { message?: string | undefined } = {};
    let notify = (): void => undefined;
    const { logger, lines } = collectedLog();
    const registry = await openRegistry(
      {
        ...memory,
        readAfter: async (seq) => {
          if (failure.message) throw new Error(failure.message);
          return memory.readAfter(seq);
        },
        onChange: (listener) => {
          notify = listener;
        },
      },
      logger,
    );
    const poll = async (message?: string) => {
      failure.message = message;
      notify();
      await new Promise(setImmediate);
    };
    return { registry, memory, poll, lines };
  }

  it('is reported once for each failure, and again when it is over', async () => {
    const { registry, poll, lines, memory } = await setUp();
    await poll('no database');
    await poll('no database');
    await poll('password refused');
    expect(lines.map(({ message, reason }) => [message, reason])).toEqual([
      [expect.stringMatching(/cannot be read/), 'no database'],
      [expect.stringMatching(/cannot be read/), 'password refused'],
    ]);
    await memory.append(formsEvents.promoted('v1'), 0);
    await poll();
    await poll();
    expect(lines.slice(2).map(({ message }) => message)).toEqual(['the registry can be read again']);
    expect([registry.refreshErrors(), formsOf(registry).defaultVersion]).toEqual([3, 'v1']);
  });
});

describe('events of a newer gateway', () => {
  const unknown = (seq: number, what: string): ReadEvent => ({
    seq,
    requestId: '00000000-0000-4000-8000-000000000000',
    unknown: what,
  });

  it('are reported once for each kind and ignored; the others are applied', async () => {
    const { logger, lines } = collectedLog();
    const events: ReadEvent[] = [
      { seq: 1, event: formsEvents.promoted('v1') },
      unknown(2, 'event type paused'),
      unknown(3, 'event type paused'),
      unknown(4, 'event type resumed'),
      { seq: 5, event: formsEvents.promoted('v2') },
    ];
    const appended: number[] = [];
    const registry = await openRegistry(
      {
        ...createMemoryStore(),
        readAfter: async (seq) => events.slice(seq),
        append: async (event, seq) => {
          appended.push(seq);
          events.push({ seq: seq + 1, event });
          return { seq: seq + 1, event };
        },
      },
      logger,
    );
    expect(formsOf(registry)).toMatchObject({ defaultVersion: 'v2', earlier: ['v1'] });
    expect(lines.map(({ unknown: what }) => what)).toEqual(['event type paused', 'event type resumed']);
    events.push(unknown(6, 'event type paused'));
    await registry.refresh();
    await registry.change(() => formsEvents.promoted('v3'));
    expect([appended, registry.state().seq, formsOf(registry).defaultVersion]).toEqual([[6], 7, 'v3']);
    expect(registry.history().map(({ seq }) => seq)).toEqual([1, 5, 7]);
    expect(lines).toHaveLength(2);
  });
});
