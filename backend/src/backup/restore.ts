/** Restores a backup into an empty place: all of it, or nothing. */
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { makePrivate } from '@vipp/shared/server/private-folder';
import { applyMigrations, knownSchemaState } from '../database/migrations';
import { openDatabase } from '../database/database';
import { lockDataDirectory } from '../lock/data-directory-lock';
import { OperatorRefusal } from '../operators/operation';
import { MANIFEST, readArchive, SEQUENCES, sync } from './archive';
import { FORMAT, type Manifest, manifestSchema, type Task } from './back-up';
import { insertRegistryFile, insertRows, prepareEmptyServer, setSequences } from './tables';

/** In DATA_DIR, while a restore works. */
const UNFINISHED = 'restore.unfinished';
/** What an empty folder may contain: this program’s lock, the referents’ key, files of the file system. */
const IGNORED = ['lock', UNFINISHED, 'referent', 'lost+found'];

type RestoreTask = Task & { identities: readonly string[] };

function parseManifest(file: string, name: string, body: Buffer): Manifest {
  const { data: manifest } = manifestSchema.safeParse(name === MANIFEST ? JSON.parse(String(body)) : undefined);
  if (!manifest) throw new OperatorRefusal(`${file} has no manifest that this program understands: it is no backup`);
  const { format, migrations, lastHash } = manifest;
  const [last, known] = [knownSchemaState(), knownSchemaState(migrations)];
  if (format !== FORMAT || known?.migrations !== migrations || known.lastHash !== lastHash)
    throw new OperatorRefusal(
      `the backup is of another version of the site (${migrations} migrations in format ${format}, and this program knows ${last?.migrations} in format ${FORMAT}): restore it with the version that wrote it`,
    );
  return manifest;
}

type Sink = {
  begin: (manifest: Manifest) => Promise<void>;
  take: (name: string, body: Buffer) => Promise<void>;
};

const NOWHERE: Sink = { begin: async () => undefined, take: async () => undefined };

/**
 * Reads a whole backup.
 *
 * @throws OperatorRefusal when it is not complete and unchanged, or does not fit this program; rows passed on before must be
 *   discarded
 */
export async function readBackup(
  { file, identities, print }: Omit<RestoreTask, 'settings'>,
  { begin, take }: Sink = NOWHERE,
): Promise<void> {
  let manifest: Manifest | undefined;
  let bytes = 0;
  await readArchive(file, identities, async (name, body) => {
    bytes += body.length;
    if (manifest) return take(name, body);
    manifest = parseManifest(file, name, body);
    await begin(manifest);
  });
  if (!manifest) throw new OperatorRefusal(`${file} is empty: it is no backup`);
  print(
    `${file} is complete and undamaged: of ${manifest.createdAt}, ${(bytes / 1e6).toFixed(1)} MB without compression`,
  );
}

async function fill(task: RestoreTask, folder: string): Promise<void> {
  const { databaseUrl: url } = task.settings;
  const directory = path.join(folder, 'postgres');
  const database = await openDatabase({ url, directory, onConnectionLost: () => undefined });
  const written = database.queries.transaction(async (tx) => {
    let migrations = 0;
    await readBackup(task, {
      begin: async (manifest) => {
        migrations = manifest.migrations;
        if (url !== undefined) await prepareEmptyServer(tx);
        // The tables as of the migration of the backup; at the end, of this program.
        await applyMigrations(tx, 0, migrations);
      },
      take: async (name, body) => {
        if (name === SEQUENCES) return setSequences(tx, body);
        if (name.startsWith('database/')) {
          if (!(await insertRows(tx, name, body)))
            task.print(`${path.dirname(name)} is not a table of the site, and is left out`);
          return;
        }
        if (url !== undefined && (await insertRegistryFile(tx, name, body))) return;
        const file = path.join(folder, name.replace(/^files\//, ''));
        await mkdir(path.dirname(file), { recursive: true });
        await writeFile(file, body, { flush: true });
      },
    });
    await applyMigrations(tx, migrations);
  });
  await written.finally(database.close);
}

/**
 * Restores `file` into DATA_DIR, and into the database at DATABASE_URL where there is one. All of it is on the disk in a folder of
 * its own before it gets its place; the next restore removes what a killed one left there.
 *
 * @throws OperatorRefusal, StartupFailure; then DATA_DIR and the database are as before
 */
export async function restore(task: RestoreTask): Promise<void> {
  const { dataDirectory } = task.settings;
  const lock = await lockDataDirectory(dataDirectory);
  const unfinished = path.join(dataDirectory, UNFINISHED);
  try {
    const names = (await readdir(dataDirectory)).filter((name) => !IGNORED.includes(name));
    if (names.length > 0)
      throw new OperatorRefusal(
        `DATA_DIR ${dataDirectory} is not empty (${names.slice(0, 5).join(', ')}), and a restore never overwrites a site: set DATA_DIR to a new folder, or move the content of this one away`,
      );
    await rm(unfinished, { recursive: true, force: true });
    await mkdir(unfinished);
    await fill(task, unfinished);
    await makePrivate(unfinished);
    for (const entry of await readdir(unfinished, { recursive: true, withFileTypes: true }))
      if (entry.isFile() || entry.isDirectory()) await sync(path.join(entry.parentPath, entry.name));
    for (const name of await readdir(unfinished))
      await rename(path.join(unfinished, name), path.join(dataDirectory, name));
    await sync(dataDirectory);
  } catch (error) {
    task.print('nothing was restored, and the place is as before');
    throw error;
  } finally {
    await rm(unfinished, { recursive: true, force: true });
    await lock.release();
  }
}
