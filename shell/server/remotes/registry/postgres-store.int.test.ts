import { sha384 } from '@vipp/shared/contract/federation/integrity.server';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database';
import { createMemoryStore } from './local-store';
import { createPostgresStore } from './postgres-store';
import type { RegistryStore } from './registry-store';

let database: TestDatabase;
let opened: RegistryStore[];

/** The store of a gateway. */
async function openStore(): Promise<RegistryStore> {
  const store = await createPostgresStore(database.url);
  opened.push(store);
  return store;
}

beforeEach(async () => {
  database = await createTestDatabase();
  opened = [];
});
afterEach(async () => {
  for (const store of opened) await store.close();
  await database.drop();
});

describe('the shared registry', () => {
  it('creates its tables once, however many gateways start at the same time', async () => {
    const stores = await Promise.all([1, 2, 3].map(() => openStore()));
    expect(await Promise.all(stores.map((store) => store.readChanged({})))).toEqual([[], [], []]);
  });

  it('is known to every gateway within a second after a change, also once its connections were lost', async () => {
    const [first, second] = [await openStore(), await openStore()];
    for (const revision of [0, 1]) {
      const start = performance.now();
      await first.write('mf-forms', { revision }, revision);
      const changed = await new Promise<unknown[]>((resolve) =>
        second.onChange(async () => {
          const read = await second.readChanged({ 'mf-forms': revision }).catch(() => []);
          if (read.length > 0) resolve(read);
        }),
      );
      expect(changed).toEqual([{ name: 'mf-forms', revision: revision + 1, document: { revision } }]);
      expect(performance.now() - start).toBeLessThan(1_000);
      await database.query(
        'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
      );
    }
    expect(await second.readChanged({ 'mf-forms': 2 })).toEqual([]);
  });

  it.each([0, 1])('accepts one of two simultaneous changes of revision %s', async (revision) => {
    const [first, second] = [await openStore(), await openStore()];
    for (let before = 0; before < revision; before += 1) await first.write('mf-forms', {}, before);
    const written = await Promise.all(
      [first, second].map((store, index) => store.write('mf-forms', { index }, revision)),
    );
    expect(written.filter(Boolean)).toHaveLength(1);
    const document = { index: written.indexOf(true) };
    expect(await first.readChanged({})).toEqual([{ name: 'mf-forms', revision: revision + 1, document }]);
  });
});

it('the registry of an earlier release stays as it is, and the start says what converts it', async () => {
  await database.query('create table federation_events (seq integer primary key, event jsonb not null)');
  await expect(openStore()).rejects.toThrow(/earlier release, and is unchanged\. Start the gateway of commit/);
  await expect(database.query('select from federation_remotes')).rejects.toThrow(/does not exist/);
});

it('files of an earlier release’s bucket are read where an operator copied them', async () => {
  const body = Buffer.from('of the bucket');
  const { files } = createMemoryStore();
  await files.put(sha384(body), body);
  const store = await createPostgresStore(database.url, files);
  opened.push(store);
  expect(await store.files.get(sha384(body))).toEqual(body);
});
