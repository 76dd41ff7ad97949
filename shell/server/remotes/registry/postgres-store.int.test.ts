import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sha384 } from '@vipp/shared/contract/federation/integrity.server';
import { collectedLog } from '../../testing/collected-log';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database';
import { formsEvents } from '../../testing/registry-events';
import { createFolderArtefacts } from './folder-artefacts';
import { createPostgresStore } from './postgres-store';
import { openRegistry } from './registry';
import type { RegistryStore } from './registry-store';
import { remoteOf } from './registry-state';

let database: TestDatabase;
let folder: string;
let opened: RegistryStore[];

/** The store of a gateway, with a folder of its own. */
async function openStore(): Promise<RegistryStore> {
  const store = await createPostgresStore(
    database.url,
    createFolderArtefacts(path.join(folder, `gateway-${opened.length}`)),
  );
  opened.push(store);
  return store;
}

const LISTENERS =
  "select pid from pg_stat_activity where datname = current_database() and query = 'listen vipp_federation'";
const listeners = async () => (await database.query(LISTENERS)).map(({ pid }) => pid);

/** Waits until the connections of `count` stores listen. */
async function untilListening(count: number): Promise<void> {
  while ((await listeners()).length < count) await new Promise((resolve) => setTimeout(resolve, 20));
}

/** From now on stores are notified of changes, and do not poll for them. */
const stopPolling = () => jest.spyOn(globalThis, 'setInterval').mockImplementation(() => setTimeout(() => undefined));

/** Resolves once `store` was notified of an event up to this number. */
function notified(store: RegistryStore, seq: number): Promise<void> {
  return new Promise((resolve) =>
    store.onChange(() => {
      void store
        .readAfter(seq - 1)
        .then((events) => events.length > 0 && resolve())
        .catch(() => undefined);
    }),
  );
}

beforeEach(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(path.join(tmpdir(), 'vipp-shared-'));
  opened = [];
});
afterEach(async () => {
  jest.restoreAllMocks();
  for (const store of opened) await store.close();
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

describe('the shared registry', () => {
  it('creates its tables once, however many gateways start at the same time', async () => {
    const stores = await Promise.all([1, 2, 3].map(() => openStore()));
    expect(await Promise.all(stores.map((store) => store.readAfter(0)))).toEqual([[], [], []]);
  });

  it('notifies the other gateways at once, and they read the new events', async () => {
    stopPolling();
    const [first, second] = [await openStore(), await openStore()];
    await untilListening(2);
    const isNotified = notified(second, 1);
    const event = formsEvents.promoted('v1');
    expect(await first.append(event, 0)).toEqual({ seq: 1, event });
    await isNotified;
    expect(await second.readAfter(0)).toEqual([{ seq: 1, event }]);
  });

  it('accepts one of two events with the same number', async () => {
    const [first, second] = [await openStore(), await openStore()];
    const stored = await Promise.all([
      first.append(formsEvents.promoted('v1'), 0),
      second.append(formsEvents.promoted('v2'), 0),
    ]);
    expect(stored.filter(Boolean)).toHaveLength(1);
    expect(await first.readAfter(0)).toEqual(stored.filter(Boolean));
  });

  it('orders the changes of two gateways', async () => {
    const [first, second] = [await openRegistry(await openStore()), await openRegistry(await openStore())];
    await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        (index % 2 ? first : second).change(() => formsEvents.promoted(`v${index}`)),
      ),
    );
    await Promise.all([first.refresh(), second.refresh()]);
    expect(first.history().map(({ seq }) => seq)).toEqual(Array.from({ length: 12 }, (_, index) => index + 1));
    expect(second.history()).toEqual(first.history());
  });

  it('listens again after its connection was closed, and misses no event in between', async () => {
    stopPolling();
    const [first, second] = [await openStore(), await openStore()];
    await untilListening(2);
    const before = await listeners();
    const isNotified = notified(second, 1);
    await database.query(`select pg_terminate_backend(pid) from (${LISTENERS}) as listening`);
    await first.append(formsEvents.promoted('v1'), 0);
    await isNotified;
    await untilListening(2);
    expect((await listeners()).filter((pid) => before.includes(pid))).toEqual([]);
    const again = notified(second, 2);
    await first.append(formsEvents.promoted('v2'), 1);
    await again;
  });
});

describe('events in the database', () => {
  const insert = (seq: number, event: object) =>
    database.query('insert into federation_events (seq, event) values ($1, $2)', [seq, JSON.stringify(event)]);

  it('of a newer gateway are reported and ignored, and later ones applied', async () => {
    const store = await openStore();
    await insert(1, formsEvents.promoted('v1'));
    await insert(2, { ...formsEvents.promoted('v1'), type: 'paused' });
    await insert(3, formsEvents.promoted('v2'));
    const { logger, lines } = collectedLog();
    const registry = await openRegistry(store, logger);
    expect(remoteOf(registry.state(), 'mf-forms')).toMatchObject({ defaultVersion: 'v2', earlier: ['v1'] });
    expect(lines).toMatchObject([{ seq: 2, unknown: 'event type paused' }]);
    expect((await registry.change(() => formsEvents.promoted('v3')))?.seq).toBe(4);
  });

  it('that are malformed are reported with their number', async () => {
    const store = await openStore();
    await insert(1, { ...formsEvents.promoted('v1'), version: 7 });
    await expect(store.readAfter(0)).rejects.toThrow(
      'registry: row 1 of the table federation_events is no event. Restore it from a backup',
    );
  });
});

describe('the files of the shared registry', () => {
  const body = Buffer.from([0, 255, 10, 39, 92]);

  it('are available to every gateway', async () => {
    const [first, second] = [await openStore(), await openStore()];
    expect([await second.files.has(sha384(body)), await second.files.get(sha384(body))]).toEqual([false, undefined]);
    await first.files.put(sha384(body), body);
    await first.files.put(sha384(body), body);
    expect([await second.files.has(sha384(body)), await second.files.get(sha384(body))]).toEqual([true, body]);
  });

  it('are removed after a day unless a version contains them or they were requested', async () => {
    const first = await openStore();
    const others = ['named', 'asked for', 'left over'].map((text) => Buffer.from(text));
    for (const other of others) await first.files.put(sha384(other), other);
    await database.query("update federation_files set at = now() - interval '25 hours'");
    const [named = body, asked = body] = others;
    await first.files.has(sha384(asked));
    const DAY_MS = 24 * 60 * 60 * 1000;
    expect(await first.files.sweep(new Set([sha384(named)]), DAY_MS)).toBe(1);
    const rows = await database.query('select integrity from federation_files');
    expect(rows.map(({ integrity }) => integrity).sort()).toEqual([sha384(named), sha384(asked)].sort());
  });

  it('are read from the database once', async () => {
    const [first, second] = [await openStore(), await openStore()];
    await first.files.put(sha384(body), body);
    await second.files.get(sha384(body));
    await database.query('delete from federation_files');
    expect(await second.files.get(sha384(body))).toEqual(body);
  });

  it('are refused when they do not match their hash, in both directions', async () => {
    const [first, second] = [await openStore(), await openStore()];
    await expect(first.files.put(sha384(body), Buffer.from('other'))).rejects.toThrow(/does not match its hash/);
    await first.files.put(sha384(body), body);
    await database.query('update federation_files set body = $1', [Buffer.from('evil')]);
    expect(await second.files.get(sha384(body))).toBeUndefined();
  });
});
