/** Restores a backup into an empty place: all of it, or nothing. */
import { existsSync } from 'node:fs';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';
import { UNFINISHED_RESTORE } from '@vipp/shared/contract/unfinished-restore.server';
import { makePrivate } from '@vipp/shared/server/private-folder';
import { applyMigrations, knownSchemaState } from '../database/migrations';
import { openDatabase } from '../database/database';
import { lockDataDirectory } from '../lock/data-directory-lock';
import { OperatorRefusal } from '../operators/operation';
import {
  FORMAT,
  insertEntry,
  MANIFEST,
  type Manifest,
  manifestSchema,
  prepareEmptyServer,
  readArchive,
  setSequences,
  sync,
} from './archive';
import type { Task } from './back-up';

/** What a folder may contain and still count as empty: this program’s lock, the referents’ key, what a file system puts there. */
const IGNORED = ['lock', UNFINISHED_RESTORE, 'referent', 'lost+found'];

type RestoreTask = Task & { identities: readonly string[] };

/** Reads a whole backup. @throws OperatorRefusal when it is not complete and unchanged, or does not fit this program */
export async function verify({ file, identities, print }: Omit<RestoreTask, 'settings'>): Promise<Manifest> {
  let value: unknown;
  let bytes = 0;
  await readArchive(file, identities, async (name, body) => {
    if (name === MANIFEST) value = JSON.parse(String(body));
    bytes += body.length;
  });
  const { data: manifest } = manifestSchema.safeParse(value);
  if (!manifest) throw new OperatorRefusal(`${file} has no manifest that this program understands: it is no backup`);
  const { format, database } = manifest;
  const [last, known] = [knownSchemaState(), knownSchemaState(database.migrations)];
  if (format !== FORMAT || known?.migrations !== database.migrations || known.lastHash !== database.lastHash)
    throw new OperatorRefusal(
      `the backup is of another version of the site (${database.migrations} migrations in format ${format}, and this program knows ${last?.migrations} in format ${FORMAT}): restore it with the version that wrote it`,
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

/** Files of an entry, by name: of documents of the registry one for each remote, as a gateway stores them. */
function filesOf(name: string, body: Buffer): [string, Buffer | string][] {
  if (!name.startsWith('registry/documents/'))
    return [[name.replace(/^files\//, '').replace(/^registry\//, 'federation/'), body]];
  const lines = String(body).split('\n').filter(Boolean);
  return lines.map((line) => {
    const { name: remote, ...stored } = storedDocumentSchema.parse(JSON.parse(line));
    return [`federation/remotes/${remote}.json`, `${JSON.stringify(stored)}\n`];
  });
}

async function fill(task: RestoreTask): Promise<void> {
  const { database: record } = await verify(task);
  const { dataDirectory, databaseUrl: url } = task.settings;
  const directory = path.join(dataDirectory, 'postgres');
  const database = await openDatabase({ url, directory, onConnectionLost: () => undefined });
  const written = database.queries.transaction(async (tx) => {
    if (url !== undefined) await prepareEmptyServer(tx);
    // The tables as they were when the backup was written, and at the end as this program has them.
    await applyMigrations(tx, 0, record.migrations);
    await readArchive(task.file, task.identities, async (name, body) => {
      if (name === MANIFEST) return;
      if (name.startsWith('database/') || (url !== undefined && name.startsWith('registry/'))) {
        if (!(await insertEntry(tx, name, body)))
          task.print(`${path.dirname(name)} is not a table of the site, and is left out`);
        return;
      }
      for (const [target, bytes] of filesOf(name, body)) {
        const file = path.join(dataDirectory, target);
        await mkdir(path.dirname(file), { recursive: true });
        await writeFile(file, bytes, { flush: true });
      }
    });
    await setSequences(tx, record);
    await applyMigrations(tx, record.migrations);
  });
  await written.finally(database.close);
}

/**
 * Restores `file` into DATA_DIR, and into the database at DATABASE_URL where there is one. While it works, DATA_DIR contains a
 * mark with which no site starts; where a restore was interrupted, the next one removes what is there and begins again.
 *
 * @throws OperatorRefusal, StartupFailure; then DATA_DIR and the database are as before
 */
export async function restore(task: RestoreTask): Promise<void> {
  const { dataDirectory } = task.settings;
  const lock = await lockDataDirectory(dataDirectory, { duringRestore: true });
  const mark = path.join(dataDirectory, UNFINISHED_RESTORE);
  const found = async () => (await readdir(dataDirectory)).filter((name) => !IGNORED.includes(name));
  const clear = async (): Promise<void> => {
    for (const name of await found()) await rm(path.join(dataDirectory, name), { recursive: true, force: true });
  };
  try {
    const names = existsSync(mark) ? [] : await found();
    if (names.length > 0)
      throw new OperatorRefusal(
        `DATA_DIR ${dataDirectory} is not empty (${names.slice(0, 5).join(', ')}), and a restore never overwrites a site: set DATA_DIR to a new folder, or move the content of this one away`,
      );
    await mkdir(mark, { recursive: true });
    await sync(dataDirectory);
    try {
      await clear();
      await fill(task);
      await makePrivate(dataDirectory);
      for (const entry of await readdir(dataDirectory, { recursive: true, withFileTypes: true }))
        if (entry.isFile() || entry.isDirectory()) await sync(path.join(entry.parentPath, entry.name));
    } catch (error) {
      await clear();
      await rm(mark, { recursive: true });
      task.print('nothing was restored, and the place is as before');
      throw error;
    }
    await rm(mark, { recursive: true });
    await sync(dataDirectory);
  } finally {
    await lock.release();
  }
}
