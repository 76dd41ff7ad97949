/** Restores a backup into an empty place: all of it, or nothing. */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { makePrivate } from '@vipp/shared/server/private-folder';
import { sql } from 'drizzle-orm';
import { type Database, openDatabase, type Queries } from '../database/database';
import { PREPARATION_LOCK } from '../database/server-database';
import type { BackupSettings } from '../settings';
import { type Manifest, parseEntryName } from './archive-format';
import { entryBody, readArchive, type ReadEntry } from './archive-reader';
import { explained } from './explained';
import type { Progress } from './progress';
import { completeTables, createTables, insertRows, requireEmptyDatabase } from './restore-database';
import { openRestorePlace, type RestorePlace } from './restore-place';
import { createFolderTarget, createSharedTarget, type RegistryTarget } from './restore-registry';
import { verifyArchive } from './verify-archive';

export type RestoreOptions = {
  settings: Pick<BackupSettings, 'dataDirectory' | 'databaseUrl'>;
  file: string;
  identities: readonly string[];
  signal: AbortSignal;
  progress: Progress;
};

type Target = { tx: Queries; registry: RegistryTarget; folder: string; progress: Progress };

async function putFile(folder: string, name: string, { body, mode }: Pick<ReadEntry, 'body' | 'mode'>): Promise<void> {
  const file = path.join(folder, name);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, body, { mode: mode & 0o777 });
}

async function putEntry(entry: ReadEntry, { tx, registry, folder, progress }: Target): Promise<void> {
  const kind = parseEntryName(entry.name);
  // The manifest.
  if (kind === undefined) return void (await entryBody(entry));
  if (kind.kind === 'file') return putFile(folder, kind.path, entry);
  const body = await entryBody(entry);
  if (kind.kind === 'events') return registry.events(body);
  if (kind.kind === 'artefact') return registry.artefact(kind.hash, body);
  if (!(await insertRows(tx, kind.table, body)))
    progress.print(`the table ${kind.table} is not one of the site, and is left out`);
}

/** Runs `write` in one transaction, in which the database is empty and no other program prepares it. */
function inEmptyDatabase(
  { queries }: Database,
  isShared: boolean,
  write: (tx: Queries) => Promise<void>,
): Promise<void> {
  return queries.transaction(async (tx) => {
    if (isShared) {
      await tx.execute(sql`select pg_advisory_xact_lock(${PREPARATION_LOCK})`);
      await requireEmptyDatabase(tx);
    }
    await write(tx);
  });
}

async function write(
  options: RestoreOptions,
  manifest: Manifest,
  place: RestorePlace,
  database: Database,
): Promise<void> {
  const { settings, file, identities, signal, progress } = options;
  const isShared = settings.databaseUrl !== undefined;
  const { folder } = place;
  let entries = 0;
  await inEmptyDatabase(database, isShared, async (tx) => {
    await createTables(tx, manifest.database);
    const registry = isShared ? await createSharedTarget(tx) : createFolderTarget(path.join(folder, 'federation'));
    await readArchive(file, identities, async (entry) => {
      signal.throwIfAborted();
      await putEntry(entry, { tx, registry, folder, progress });
      entries += 1;
      progress.update(`${entries} of ${manifest.entries.length} parts written`);
    });
    await completeTables(tx, manifest.database);
    // A commit that fails is followed by `discard`.
    if (isShared) await place.moveIn();
  });
}

async function fill(options: RestoreOptions, place: RestorePlace): Promise<Manifest> {
  const { settings, file, identities, progress } = options;
  const open = () =>
    openDatabase({
      url: settings.databaseUrl,
      directory: path.join(place.folder, 'postgres'),
      onConnectionLost: () => undefined,
    });
  if (settings.databaseUrl !== undefined) {
    const empty = await open();
    await requireEmptyDatabase(empty.queries).finally(empty.close);
  }
  const manifest = await verifyArchive(file, identities, progress);
  progress.print(`${file} is complete, of ${manifest.createdAt}; restoring`);
  const database = await open();
  await write(options, manifest, place, database).finally(database.close);
  if (settings.databaseUrl === undefined) await place.moveIn();
  await place.finish();
  await makePrivate(settings.dataDirectory);
  return manifest;
}

/**
 * Restores `file` into DATA_DIR, and into the database at DATABASE_URL where there is one.
 *
 * @throws OperatorRefusal, StartupFailure; then DATA_DIR and the database are as before
 */
export async function restore(options: RestoreOptions): Promise<Manifest> {
  const place = await openRestorePlace(options.settings.dataDirectory);
  try {
    return await fill(options, place);
  } catch (error) {
    await place.discard();
    throw explained(error, 'nothing was restored, and the place is empty as before');
  } finally {
    await place.release();
  }
}
