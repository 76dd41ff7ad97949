/** What every store of artefacts does, as gateways with folders of their own see it. */
import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sha384, toHexHash } from '@vipp/shared/contract/federation/integrity.server';
import { createTestDatabase } from '../../testing/test-database';
import { createFolderArtefacts } from './local-store';
import { createPostgresStore } from './postgres-store';
import type { ArtefactStore } from './registry-store';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
const body = Buffer.from([0, 255, 10, 39, 92]);

type Place = {
  /** The store of a gateway; with one folder for all, the same. */
  open: () => Promise<ArtefactStore>;
  corrupt: (integrity: string) => Promise<unknown>;
  age: (ms: number) => Promise<unknown>;
};

let folder: string;
const closers: (() => Promise<unknown>)[] = [];
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'vipp-artefacts-'));
});
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
  await rm(folder, { recursive: true, force: true });
});

const inFolder = async (): Promise<Place> => {
  const files = path.join(folder, 'files');
  return {
    open: async () => createFolderArtefacts(files),
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
  return {
    open: async () => {
      const store = await createPostgresStore(database.url);
      closers.push(store.close);
      return store.files;
    },
    corrupt: () => database.query('update federation_files set body = $1', [Buffer.from('evil')]),
    age: (ms) => database.query('update federation_files set at = now() - make_interval(secs => $1)', [ms / 1000]),
  };
};

describe.each([
  ['a folder', inFolder],
  ['PostgreSQL', inPostgres],
])('artefacts in %s', (_name, start) => {
  it('are available to every gateway', async () => {
    const { open } = await start();
    const [first, second] = [await open(), await open()];
    expect([await second.keepIfStored(sha384(body)), await second.get(sha384(body))]).toEqual([false, undefined]);
    await first.put(sha384(body), body);
    await first.put(sha384(body), body);
    expect([await second.keepIfStored(sha384(body)), await second.get(sha384(body))]).toEqual([true, body]);
  });

  it('are not handed out once they are corrupted, and can be stored again', async () => {
    const { open, corrupt } = await start();
    const [first, second] = [await open(), await open()];
    await first.put(sha384(body), body);
    await corrupt(sha384(body));
    expect(await second.get(sha384(body))).toBeUndefined();
    await second.put(sha384(body), body);
    expect(await (await open()).get(sha384(body))).toEqual(body);
  });

  it('are removed after a day unless a version has them, or a team has just asked for them', async () => {
    const { open, age } = await start();
    const store = await open();
    const [named, asked, due] = ['named', 'asked', 'due'].map((text) => Buffer.from(text)) as [Buffer, Buffer, Buffer];
    for (const one of [named, asked, due]) await store.put(sha384(one), one);
    await age(25 * HOUR_MS);
    expect(await store.keepIfStored(sha384(asked))).toBe(true);
    expect(await store.removeUnreferenced(new Set([sha384(named)]), DAY_MS)).toBe(1);
    const other = await open();
    expect(await Promise.all([named, asked, due].map((one) => other.keepIfStored(sha384(one))))).toEqual([
      true,
      true,
      false,
    ]);
  });
});
