import { sha384 } from '@vipp/shared/contract/federation/integrity.server';
import { until } from '@vipp/shared/testing/until';
import { createGatewayTables, createTestDatabase, type TestDatabase } from '../../testing/test-database';
import { formsChanges, minimalBuild } from '../../testing/registry-changes';
import { createMemoryStore } from './local-store';
import { createPostgresStore } from './postgres-store';
import { openRegistry } from './registry';
import type { RegistryStore } from './registry-store';
import { buildOf, remoteOf, versionsOf } from './registry-state';

let database: TestDatabase;
let opened: RegistryStore[];

/** The store of a gateway. */
async function openStore(): Promise<RegistryStore> {
  await createGatewayTables(database.url);
  const store = createPostgresStore(database.url);
  opened.push(store);
  return store;
}

const LISTENERS =
  "select pid from pg_stat_activity where datname = current_database() and query = 'listen vipp_federation'";
const listeners = async () => (await database.query(LISTENERS)).map(({ pid }) => pid);

/** Waits until the connections of `count` stores listen. */
const untilListening = (count: number) => until(async () => (await listeners()).length >= count);

/** From now on stores are notified of changes, and do not poll for them. */
const stopPolling = () => jest.spyOn(globalThis, 'setInterval').mockImplementation(() => setTimeout(() => undefined));

/** Resolves once `store` was notified of a document with this revision. */
function notified(store: RegistryStore, revision: number): Promise<void> {
  return new Promise((resolve) =>
    store.onChange(async () => {
      void store
        .readChanged({ 'mf-forms': revision - 1 })
        .then((changed) => changed.length > 0 && resolve())
        .catch(() => undefined);
    }),
  );
}

beforeEach(async () => {
  database = await createTestDatabase();
  opened = [];
});
afterEach(async () => {
  jest.restoreAllMocks();
  for (const store of opened) await store.close();
  await database.drop();
});

describe('the shared registry', () => {
  it('creates its tables once, however many gateways start at the same time', async () => {
    const stores = await Promise.all([1, 2, 3].map(() => openStore()));
    expect(await Promise.all(stores.map((store) => store.readChanged({})))).toEqual([[], [], []]);
  });

  it('notifies the other gateways at once, and they read the document', async () => {
    stopPolling();
    const [first, second] = [await openStore(), await openStore()];
    await untilListening(2);
    const isNotified = notified(second, 1);
    expect(await first.write('mf-forms', { version: 'v1' }, 0)).toBe(true);
    await isNotified;
    expect(await second.readChanged({})).toEqual([{ name: 'mf-forms', revision: 1, document: { version: 'v1' } }]);
  });

  it('listens again after its connection was closed, and misses no change in between', async () => {
    stopPolling();
    const [first, second] = [await openStore(), await openStore()];
    await untilListening(2);
    const before = await listeners();
    const isNotified = notified(second, 1);
    await database.query(`select pg_terminate_backend(pid) from (${LISTENERS}) as listening`);
    await first.write('mf-forms', {}, 0);
    await isNotified;
    await untilListening(2);
    expect((await listeners()).filter((pid) => before.includes(pid))).toEqual([]);
    const again = notified(second, 2);
    await first.write('mf-forms', {}, 1);
    await again;
  });
});

describe('the events that an earlier release stored in the database', () => {
  const build = minimalBuild('mf-forms', 'v1');
  const event = (fields: object) => ({ at: '2026-11-20T17:42:10.000Z', by: 'team', remote: 'mf-forms', ...fields });
  const insert = async (...events: object[]) => {
    await database.query('create table federation_events (seq integer primary key, event jsonb not null)');
    for (const [index, one] of events.entries())
      await database.query('insert into federation_events values ($1, $2)', [index + 1, JSON.stringify(one)]);
  };

  it('are converted once, and its gateways can store none any more', async () => {
    await insert(event({ type: 'adopted', version: 'v1', build }), event({ type: 'promoted', version: 'v1' }));
    const [first, second] = await Promise.all([openStore(), openStore()]);
    await (await openRegistry(first)).change(() => formsChanges.published('v2'));
    const state = (await openRegistry(second)).state();
    const versions = versionsOf(state, 'mf-forms').map(({ version }) => version);
    expect([remoteOf(state, 'mf-forms').default?.version, versions.sort()]).toEqual(['v1', ['v1', 'v2']]);
    expect(buildOf(state, 'mf-forms', 'v1')).toEqual(build);
    await expect(database.query('select from federation_events')).rejects.toThrow(/does not exist/);
    expect(await database.query('select seq from federation_events_converted')).toHaveLength(2);
  });

  it('stay after damage to one, and the gateway names it', async () => {
    await insert(event({ type: 'promoted', version: 'v1' }), { type: 'promoted' });
    await expect(openStore()).rejects.toThrow('registry: event 2 of the registry of an earlier release is damaged');
    expect(await database.query('select seq from federation_events')).toHaveLength(2);
  });
});

it('files of an earlier release’s bucket are read where an operator copied them', async () => {
  const body = Buffer.from('of the bucket');
  const { files } = createMemoryStore();
  await files.put(sha384(body), body);
  await createGatewayTables(database.url);
  const store = createPostgresStore(database.url, files);
  opened.push(store);
  expect(await store.files.get(sha384(body))).toEqual(body);
});
