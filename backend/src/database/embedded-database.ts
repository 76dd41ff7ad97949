/**
 * PostgreSQL inside this process, stored in a folder whose exclusive lock the caller holds. It is made from a compressed copy of
 * an empty one, because `initdb` takes seconds.
 */
import { existsSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { gunzipSync } from 'node:zlib';
import type { PGlite } from '@electric-sql/pglite';
import { errorText } from '@vipp/shared/server/error-text';
import { makePrivate } from '@vipp/shared/server/private-folder';
import { writeWhole } from '@vipp/shared/server/write-whole';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import * as z from 'zod/mini';
import { packageDirectory } from '../package-directory';
import { StartupFailure } from '../startup-failure';
import type { Database } from './database';
import { CONTENT_CHANGED, migrations } from './migrations';

/**
 * PostgreSQL fills its buffers with zeros when it starts, a second for the usual 128 MB. This database is small, and the
 * operating system caches its files.
 */
const SMALL_BUFFERS = ['-c', 'shared_buffers=16MB'];

/**
 * V8 optimises a function of WebAssembly after this many bytes of it have run. With the default of Node 20, that takes two
 * seconds of processor time of every start; with this one, only what runs for a second is compiled.
 */
const TIERING_BUDGET = 1_000_000_000;

const packageSchema = z.object({ dependencies: z.object({ '@electric-sql/pglite': z.string() }) });

/** Name of the copy of an empty cluster, which another version cannot read. */
export async function copyName(): Promise<string> {
  const text = await readFile(path.join(packageDirectory(), 'package.json'), 'utf8');
  return `pglite-${packageSchema.parse(JSON.parse(text)).dependencies['@electric-sql/pglite']}.tar.gz`;
}

const cacheFolder = (): string => path.join(packageDirectory(), '..', '.cache');

async function startCluster(directory: string, copy?: Blob): Promise<PGlite> {
  setFlagsFromString(`--wasm-tiering-budget=${TIERING_BUDGET}`);
  // An ES module: the CommonJS build finds no files below a path with `#`, `%` or `?`.
  const { PGlite: Cluster } = await import(/* webpackIgnore: true */ '@electric-sql/pglite');
  const startParams = [...Cluster.defaultStartParams, ...SMALL_BUFFERS];
  const client = new Cluster(directory, { startParams, ...(copy && { loadDataDir: copy }) });
  await client.waitReady;
  return client;
}

/** @returns undefined without a copy, or for a damaged one, by its checksum */
async function readCopy(file: string): Promise<Blob | undefined> {
  try {
    return new Blob([gunzipSync(await readFile(file))], { type: 'application/x-tar' });
  } catch {
    return undefined;
  }
}

/**
 * Opens the cluster in `directory`, or creates it.
 *
 * @param cache folder of the copy of an empty cluster; one that cannot be read or written costs only time
 */
export async function openCluster(directory: string, cache = cacheFolder()): Promise<PGlite> {
  // Renamed when complete: an interrupted start leaves a partial cluster.
  const unfinished = `${directory}.new`;
  if (existsSync(unfinished)) await rm(directory, { recursive: true, force: true });
  if (existsSync(directory)) return startCluster(directory);
  await rm(unfinished, { recursive: true, force: true });
  await writeFile(unfinished, '');
  const file = path.join(cache, await copyName());
  const copy = await readCopy(file);
  const client = await startCluster(directory, copy);
  const save = async () => {
    const empty = await (await client.dumpDataDir('gzip')).arrayBuffer();
    await writeWhole(file, Buffer.from(empty), { isReplaced: true });
  };
  if (!copy) await save().catch(() => undefined);
  // PGlite writes its files for everybody, whatever the umask.
  await makePrivate(directory);
  await rm(unfinished);
  return client;
}

/** Opens the embedded database in `directory`, or creates it. */
export async function openEmbeddedDatabase(directory: string): Promise<Database> {
  let client: PGlite;
  try {
    client = await openCluster(directory);
  } catch (error) {
    throw new StartupFailure(
      `the embedded database in ${directory} cannot be opened (${errorText(error)}). Check the disk. A database that is damaged is replaced by a backup, see docs/backups.md; to start with an empty one, move the folder away.`,
      error,
    );
  }
  const queries = drizzle(client);
  return {
    queries,
    prepare: async (work) => {
      await migrate(queries, migrations);
      await work(queries);
    },
    onContentChange: (listener) => client.listen(CONTENT_CHANGED, listener),
    close: () => client.close(),
  };
}
