/** Writes a backup of a site, which may run. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import { openDatabase } from '../database/database';
import { lockDataDirectory } from '../lock/data-directory-lock';
import { OperatorRefusal } from '../operators/operation';
import { socketAnswers, withOperatorSocket } from '../operators/operator-socket';
import { packageDirectory } from '../package-directory';
import type { BackupSettings } from '../settings';
import { artefactEntry, type DatabaseRecord, eventsEntry, fileEntry, FORMAT, rowsEntry } from './archive-format';
import { type ArchiveWriter, openArchiveWriter } from './archive-writer';
import { dumpTables, inSnapshot, type TakeRows } from './dump-database';
import { dumpThroughSocket } from './dump-through-socket';
import { explained } from './explained';
import { createLineParts, type LineParts } from './line-parts';
import type { Progress } from './progress';
import { readFolderRegistry, readSharedRegistry, type TakeRegistry } from './read-registry';
import { readSiteFiles } from './site-files';

type Sinks = { rows: TakeRows; registry: TakeRegistry; endRows: () => Promise<void> };

/** Version of this program. */
function programVersion(): string {
  const text = readFileSync(path.join(packageDirectory(), 'package.json'), 'utf8');
  return z.object({ version: z.string() }).parse(JSON.parse(text)).version;
}

/** Rows arrive table by table. */
function rowSink(writer: ArchiveWriter, progress: Progress): Pick<Sinks, 'rows' | 'endRows'> {
  let current: { table: string; parts: LineParts } | undefined;
  let total = 0;
  const endRows = async (): Promise<void> => {
    await current?.parts.end();
    current = undefined;
  };
  return {
    endRows,
    rows: async (table, rows) => {
      if (current?.table !== table) {
        await endRows();
        current = { table, parts: createLineParts((part, lines) => writer.add(rowsEntry(table, part), lines)) };
      }
      await current.parts.add(rows);
      total += rows.length;
      progress.update(`${total} rows so far`);
    },
  };
}

/** Reads the registry between the rows and the files. */
function registrySink(writer: ArchiveWriter, progress: Progress) {
  const parts = createLineParts((part, lines) => writer.add(eventsEntry(part), lines));
  let files = 0;
  const take: TakeRegistry = {
    events: parts.add,
    artefact: async (hash, body) => {
      // All events are before the artefacts.
      await parts.end();
      files += 1;
      await writer.add(artefactEntry(hash), body, 0o644);
    },
    damaged: (hash) =>
      progress.print(
        `registry file ${hash.slice(0, 16)}… does not match its hash, and is left out: publish its version again`,
      ),
  };
  return { take, end: async () => ({ events: await parts.end(), files }) };
}

async function readEmbedded(dataDirectory: string, take: TakeRows): Promise<DatabaseRecord> {
  if (await socketAnswers(dataDirectory)) {
    return withOperatorSocket(dataDirectory, (socketPath) => dumpThroughSocket(socketPath, take));
  }
  const directory = path.join(dataDirectory, 'postgres');
  if (!existsSync(directory)) {
    throw new OperatorRefusal(
      `there is no database in ${dataDirectory}: set DATA_DIR or DATABASE_URL as the site has them`,
    );
  }
  const lock = await lockDataDirectory(dataDirectory);
  try {
    const database = await openDatabase({ url: undefined, directory, onConnectionLost: () => undefined });
    return await inSnapshot(database.queries, (tx) => dumpTables(tx, take)).finally(database.close);
  } finally {
    await lock.release();
  }
}

async function readEverything({ dataDirectory, databaseUrl }: BackupSettings, { rows, endRows, registry }: Sinks) {
  if (databaseUrl === undefined) {
    const record = await readEmbedded(dataDirectory, rows);
    await endRows();
    await readFolderRegistry(path.join(dataDirectory, 'federation'), registry);
    return { ...record, kind: 'PGlite' as const };
  }
  const database = await openDatabase({ url: databaseUrl, directory: '', onConnectionLost: () => undefined });
  const read = inSnapshot(database.queries, async (tx) => {
    const record = await dumpTables(tx, rows);
    await endRows();
    await readSharedRegistry(tx, registry);
    return { ...record, kind: 'PostgreSQL' as const };
  });
  return read.finally(database.close);
}

/** The key pair of a trial site is in no backup. */
function remindOfReferentKey({ dataDirectory }: BackupSettings, progress: Progress): void {
  const file = path.join(dataDirectory, 'referent/identity.txt');
  if (existsSync(file))
    progress.print(`ethics reports are sealed for ${file}, which is in no backup: store a copy elsewhere`);
}

export type BackupOptions = { settings: BackupSettings; file: string; signal: AbortSignal; progress: Progress };

/**
 * Writes a backup to `file`, which gets its name once everything is in it.
 *
 * @throws OperatorRefusal, StartupFailure; then nothing is left of the file
 */
export async function backUp({ settings, file, signal, progress }: BackupOptions): Promise<void> {
  const archive = await openArchiveWriter(file, settings.backupRecipients);
  const writer: ArchiveWriter = {
    ...archive,
    add: async (...entry) => {
      signal.throwIfAborted();
      await archive.add(...entry);
    },
  };
  try {
    const createdAt = new Date().toISOString();
    const registrySinks = registrySink(writer, progress);
    const database = await readEverything(settings, {
      ...rowSink(writer, progress),
      registry: registrySinks.take,
    });
    const registry = await registrySinks.end();
    const rows = database.tables.reduce((sum, table) => sum + table.rows, 0);
    progress.print(`database (${database.kind}): ${database.tables.length} tables, ${rows} rows`);
    progress.print(`registry of releases: ${registry.events} events, ${registry.files} files`);
    const files = await readSiteFiles(settings.dataDirectory, ({ name, mode, ...body }) =>
      writer.add(fileEntry(name), body, mode),
    );
    progress.print(`files of DATA_DIR: ${files}`);
    const bytes = await writer.finish({ format: FORMAT, createdAt, version: programVersion(), database, registry });
    remindOfReferentKey(settings, progress);
    progress.print(`${file} is complete: ${(bytes / 1e6).toFixed(1)} MB`);
  } catch (error) {
    await writer.discard();
    throw explained(error, 'nothing of this backup was stored');
  }
}
