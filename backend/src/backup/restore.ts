/** Restores a backup into an empty place: all of it, or nothing. */
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import * as z from 'zod/mini';
import { UNFINISHED_RESTORE } from '@vipp/shared/contract/unfinished-restore.server';
import { makePrivate } from '@vipp/shared/server/private-folder';
import { applyMigrations, knownSchemaState } from '../database/migrations';
import { openDatabase, type Queries } from '../database/database';
import { lockDataDirectory } from '../lock/data-directory-lock';
import { OperatorRefusal } from '../operators/operation';
import { FORMAT, MANIFEST, type Manifest, manifestSchema, readArchive, sync } from './archive';
import type { Task } from './back-up';
import { insertEntry, prepareEmptyServer, setSequences } from './tables';

/** What a folder may contain and still count as empty: this program’s lock, the referents’ key, what a file system puts there. */
const IGNORED = new Set(['lock', UNFINISHED_RESTORE, 'referent', 'lost+found']);

type RestoreTask = Task & { identities: readonly string[] };

/** Reads a whole backup. @throws OperatorRefusal when it is not complete and unchanged, or newer than this program */
export async function verify({ file, identities, print }: Omit<RestoreTask, 'settings' | 'signal'>): Promise<Manifest> {
  let value: unknown;
  let bytes = 0;
  await readArchive(file, identities, async (name, body) => {
    if (name === MANIFEST) value = JSON.parse(String(await buffer(body)));
    else for await (const chunk of body) bytes += chunk.length;
  });
  const { data: manifest } = manifestSchema.safeParse(value);
  if (!manifest) throw new OperatorRefusal(`${file} has no manifest that this program understands: it is no backup`);
  const { format, database } = manifest;
  const [last, known] = [knownSchemaState(), knownSchemaState(database.migrations)];
  if (format > FORMAT || known?.migrations !== database.migrations || known.lastHash !== database.lastHash)
    throw new OperatorRefusal(
      `the backup is of a newer version of the site (${database.migrations} migrations in format ${format}, and this program knows ${last?.migrations} in format ${FORMAT}), or of another line of development: restore it with the version that wrote it`,
    );
  print(
    `${file} is complete and undamaged: of ${manifest.createdAt}, ${(bytes / 1e6).toFixed(1)} MB without compression`,
  );
  return manifest;
}

const storedDocumentSchema = z.object({
  name: z.string().check(z.regex(/^[a-z][a-z0-9-]*$/)),
  revision: z.int(),
  document: z.unknown(),
});

/** A file for each remote, as the gateway stores them. */
async function writeDocuments(folder: string, lines: Buffer): Promise<void> {
  const documents = path.join(folder, 'federation/remotes');
  await mkdir(documents, { recursive: true });
  for (const line of String(lines).split('\n').filter(Boolean)) {
    const { name, ...stored } = storedDocumentSchema.parse(JSON.parse(line));
    await writeFile(path.join(documents, `${name}.json`), `${JSON.stringify(stored)}\n`);
  }
}

/** @param folder where everything is gathered, until `moveIn` */
async function fill(task: RestoreTask, folder: string, moveIn: () => Promise<void>): Promise<void> {
  const { database: record } = await verify(task);
  const url = task.settings.databaseUrl;
  const putEntry = async (tx: Queries, name: string, body: AsyncIterable<Buffer>): Promise<void> => {
    task.signal.throwIfAborted();
    if (name === MANIFEST) return void (await buffer(body));
    if (name.startsWith('database/') || (url !== undefined && name.startsWith('registry/'))) {
      if (await insertEntry(tx, name, await buffer(body))) return;
      return task.print(`${path.dirname(name)} is not a table of the site, and is left out`);
    }
    const target = name
      .replace(/^files\//, '')
      .replace(/^registry\/files/, 'federation/files')
      .replace(/^registry\/events.*/, 'federation/journal.jsonl');
    if (name.startsWith('registry/documents/')) return writeDocuments(folder, await buffer(body));
    const file = path.join(folder, target);
    await mkdir(path.dirname(file), { recursive: true });
    // The journal of an earlier release may have several parts.
    await writeFile(file, body, { flag: 'a' });
  };
  const directory = path.join(folder, 'postgres');
  const database = await openDatabase({ url, directory, onConnectionLost: () => undefined });
  const written = database.queries.transaction(async (tx) => {
    if (url !== undefined) await prepareEmptyServer(tx);
    // The tables as they were when the backup was written, and at the end as this program has them.
    await applyMigrations(tx, 0, record.migrations);
    await readArchive(task.file, task.identities, (...entry) => putEntry(tx, ...entry));
    await setSequences(tx, record);
    await applyMigrations(tx, record.migrations);
    // A commit that fails is followed by the removal of what was moved.
    if (url !== undefined) await moveIn();
  });
  await written.finally(database.close);
  if (url === undefined) await moveIn();
}

/**
 * Restores `file` into DATA_DIR, and into the database at DATABASE_URL where there is one. Everything is gathered in a folder in
 * DATA_DIR, with which no site starts, and which is removed last: an interrupted restore leaves it, and the next begins again.
 *
 * @throws OperatorRefusal, StartupFailure; then DATA_DIR and the database are as before
 */
export async function restore(task: RestoreTask): Promise<void> {
  const { dataDirectory } = task.settings;
  const lock = await lockDataDirectory(dataDirectory, { duringRestore: true });
  const folder = path.join(dataDirectory, UNFINISHED_RESTORE);
  const moved: string[] = [];
  const moveIn = async (): Promise<void> => {
    for (const name of await readdir(folder, { recursive: true })) await sync(path.join(folder, name));
    for (const name of await readdir(folder)) {
      moved.push(name);
      await rename(path.join(folder, name), path.join(dataDirectory, name));
    }
    await sync(dataDirectory);
  };
  try {
    const found = (await readdir(dataDirectory)).filter((name) => !IGNORED.has(name));
    if (found.length > 0)
      throw new OperatorRefusal(
        `DATA_DIR ${dataDirectory} is not empty (${found.slice(0, 5).join(', ')}), and a restore never overwrites a site: set DATA_DIR to a new folder, or move the content of this one away`,
      );
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder);
    moved.push(UNFINISHED_RESTORE);
    await fill(task, folder, moveIn);
    await rm(folder, { recursive: true });
    await sync(dataDirectory);
    await makePrivate(dataDirectory);
  } catch (error) {
    for (const name of moved) await rm(path.join(dataDirectory, name), { recursive: true, force: true });
    task.print('nothing was restored, and the place is as before');
    throw error;
  } finally {
    await lock.release();
  }
}
