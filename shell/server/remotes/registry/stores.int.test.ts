/** What every store of the registry does, and what the shared one in PostgreSQL does besides. */
import { readdir, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { emptyFolder } from '@vipp/shared/testing/temporary-folder.server';
import { sha384, toHexHash } from '@vipp/shared/contract/federation/integrity.server';
import { createGatewayTables, createTestDatabase, type TestDatabase } from '../../testing/test-database';
import { until } from '@vipp/shared/testing/until';
import { formsChanges, minimalBuild } from '../../testing/registry-changes';
import { createFolderStore, createMemoryStore } from './local-store';
import { createPostgresStore } from './postgres-store';
import { openRegistry } from './registry';
import { buildOf, remoteOf, versionsOf } from './registry-state';
import type { RegistryStore } from './registry-store';

const HOUR_MS = 60 * 60 * 1000;
const body = Buffer.from([0, 255, 10, 39, 92]);

type Place = {
  /** The store of a gateway; with one folder for all, the same. */
  open: () => Promise<RegistryStore>;
  corrupt: (integrity: string) => Promise<unknown>;
  age: (ms: number) => Promise<unknown>;
};

const closers: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});
// Once its stores are closed.
const folder = emptyFolder();

const inFolder = async (): Promise<Place> => {
  const files = path.join(folder, 'files');
  const store = await createFolderStore(folder);
  closers.push(store.close);
  return {
    open: async () => store,
    corrupt: (integrity) => writeFile(path.join(files, toHexHash(integrity)), 'evil'),
    age: async (ms) => {
      const then = new Date(Date.now() - ms);
      for (const name of await readdir(files)) await utimes(path.join(files, name), then, then);
    },
  };
};

let database: TestDatabase;
const inPostgres = async (): Promise<Place> => {
  database = await createTestDatabase();
  return {
    open: async () => {
      await createGatewayTables(database.url);
      const store = createPostgresStore(database.url);
      closers.push(store.close);
      return store;
    },
    corrupt: () => database.query('update federation_files set body = $1', [Buffer.from('evil')]),
    age: (ms) => database.query('update federation_files set at = now() - make_interval(secs => $1)', [ms / 1000]),
  };
};

describe.each(Object.entries({ 'a folder': inFolder, PostgreSQL: inPostgres }))('a registry in %s', (_name, start) => {
  it.each([0, 1])('accepts one of several simultaneous changes of revision %s', async (revision) => {
    const { open } = await start();
    const stores = [await open(), await open(), await open()];
    for (let before = 0; before < revision; before += 1) await stores[0]?.write('mf-forms', {}, before);
    const written = await Promise.all(stores.map((store, index) => store.write('mf-forms', { index }, revision)));
    expect(written.filter(Boolean)).toHaveLength(1);
    const document = { index: written.indexOf(true) };
    expect(await stores[1]?.readChanged({})).toEqual([{ name: 'mf-forms', revision: revision + 1, document }]);
    expect(await stores[1]?.readChanged({ 'mf-forms': revision + 1 })).toEqual([]);
  });

  it('has files for every gateway, and a corrupted one only after it is stored again', async () => {
    const { open, corrupt } = await start();
    const [{ files: first }, { files: second }] = [await open(), await open()];
    const integrity = sha384(body);
    expect([await second.keepIfStored(integrity), await second.get(integrity)]).toEqual([false, undefined]);
    await first.put(integrity, body);
    await first.put(integrity, body);
    expect([await second.keepIfStored(integrity), await second.get(integrity)]).toEqual([true, body]);
    await corrupt(integrity);
    expect(await second.get(integrity)).toBeUndefined();
    await second.put(integrity, body);
    expect(await first.get(integrity)).toEqual(body);
  });

  it('removes files after a day unless a version has them, or a team has just asked for them', async () => {
    const { open, age } = await start();
    const { files } = await open();
    const [named, asked, due] = [sha384('named'), sha384('asked'), sha384('due')];
    for (const text of ['named', 'asked', 'due']) await files.put(sha384(text), Buffer.from(text));
    await age(25 * HOUR_MS);
    expect(await files.keepIfStored(asked)).toBe(true);
    expect(await files.removeUnreferenced(new Set([named]), 24 * HOUR_MS)).toBe(1);
    const { files: other } = await open();
    expect(await Promise.all([named, asked, due].map(other.keepIfStored))).toEqual([true, true, false]);
  });
});

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

describe('the shared registry', () => {
  let open: Place['open'];
  beforeEach(async () => {
    ({ open } = await inPostgres());
  });

  it('creates its tables once, however many gateways start at the same time', async () => {
    const stores = await Promise.all([1, 2, 3].map(() => open()));
    expect(await Promise.all(stores.map((store) => store.readChanged({})))).toEqual([[], [], []]);
  });

  it('notifies the other gateways at once, and they read the document', async () => {
    stopPolling();
    const [first, second] = [await open(), await open()];
    await untilListening(2);
    const isNotified = notified(second, 1);
    expect(await first.write('mf-forms', { version: 'v1' }, 0)).toBe(true);
    await isNotified;
    expect(await second.readChanged({})).toEqual([{ name: 'mf-forms', revision: 1, document: { version: 'v1' } }]);
  });

  it('listens again after its connection was closed, and misses no change in between', async () => {
    stopPolling();
    const [first, second] = [await open(), await open()];
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

  it('has files of an earlier release’s bucket where an operator copied them', async () => {
    const body = Buffer.from('of the bucket');
    const { files } = createMemoryStore();
    await files.put(sha384(body), body);
    await open();
    const store = createPostgresStore(database.url, files);
    closers.push(store.close);
    expect(await store.files.get(sha384(body))).toEqual(body);
  });

  describe('the events that an earlier release stored', () => {
    const build = minimalBuild('mf-forms', 'v1');
    const event = (fields: object) => ({ at: '2026-11-20T17:42:10.000Z', by: 'team', remote: 'mf-forms', ...fields });
    const insert = async (...events: object[]) => {
      await database.query('create table federation_events (seq integer primary key, event jsonb not null)');
      for (const [index, one] of events.entries())
        await database.query('insert into federation_events values ($1, $2)', [index + 1, JSON.stringify(one)]);
    };

    it('are converted once, and its gateways can store none any more', async () => {
      await insert(event({ type: 'adopted', version: 'v1', build }), event({ type: 'promoted', version: 'v1' }));
      const [first, second] = await Promise.all([open(), open()]);
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
      await expect(open()).rejects.toThrow('registry: event 2 of the registry of an earlier release is damaged');
      expect(await database.query('select seq from federation_events')).toHaveLength(2);
    });
  });
});
