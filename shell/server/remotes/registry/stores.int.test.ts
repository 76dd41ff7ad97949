/** What every store of the registry does. */
import { readdir, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { emptyFolder } from '@vipp/shared/testing/temporary-folder.server';
import { sha384, toHexHash } from '@vipp/shared/contract/federation/integrity.server';
import { createGatewayTables, createTestDatabase } from '../../testing/test-database';
import { createFolderStore } from './local-store';
import { createPostgresStore } from './postgres-store';
import type { RegistryStore } from './registry-store';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
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

const inPostgres = async (): Promise<Place> => {
  const database = await createTestDatabase();
  closers.push(database.drop);
  await createGatewayTables(database.url);
  return {
    open: async () => {
      const store = createPostgresStore(database.url);
      closers.push(store.close);
      return store;
    },
    corrupt: () => database.query('update federation_files set body = $1', [Buffer.from('evil')]),
    age: (ms) => database.query('update federation_files set at = now() - make_interval(secs => $1)', [ms / 1000]),
  };
};

describe.each([
  ['a folder', inFolder],
  ['PostgreSQL', inPostgres],
])('a registry in %s', (_name, start) => {
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
    expect(await files.removeUnreferenced(new Set([named]), DAY_MS)).toBe(1);
    const { files: other } = await open();
    expect(await Promise.all([named, asked, due].map(other.keepIfStored))).toEqual([true, true, false]);
  });
});
