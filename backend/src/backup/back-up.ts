/** Writes a backup of a site, which may run. */
import { existsSync } from 'node:fs';
import { cp, rm } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';
import { filesBelow, readStored } from '../content/stored-files';
import { openDatabase } from '../database/database';
import { schemaStateOf } from '../database/migrations';
import { lockDataDirectory } from '../lock/data-directory-lock';
import { createCaller, NotRunning } from '../operators/operator-access';
import { OperatorRefusal } from '../operators/operation';
import type { CommandSettings } from '../settings';
import { type Add, isEntry, MANIFEST, SEQUENCES, writeArchive } from './archive';
import { addSharedRegistry, addTables, ARTEFACT, COPY, copyDatabase, readSequences, REMOTE } from './tables';

/** Changes when an earlier program could no longer restore the file, or this one no longer those of earlier ones. */
export const FORMAT = 4;

export const manifestSchema = z.object({
  format: z.int(),
  createdAt: z.string(),
  /** Migrations that the database had seen, and the hash of the last one. */
  migrations: z.int(),
  lastHash: z.string(),
});
export type Manifest = z.infer<typeof manifestSchema>;

/** @throws OperatorRefusal when there is none */
async function copyEmbedded(dataDirectory: string): Promise<void> {
  const [from, to] = ['postgres', COPY].map((name) => path.join(dataDirectory, name)) as [string, string];
  await rm(to, { recursive: true, force: true });
  try {
    const call = createCaller({ dataDirectory, backendUrl: undefined, operatorToken: undefined });
    await call(copyDatabase, {});
    return;
  } catch (error) {
    if (!(error instanceof NotRunning)) throw error;
  }
  if (!existsSync(from))
    throw new OperatorRefusal(
      `there is no database in ${dataDirectory}: set DATA_DIR or DATABASE_URL as the site has them`,
    );
  const lock = await lockDataDirectory(dataDirectory);
  await cp(from, to, { recursive: true }).finally(lock.release);
}

/** Adds the files of DATA_DIR that a backup contains. @param isShared whether the registry is in the database, and not here */
async function addFiles(dataDirectory: string, isShared: boolean, add: Add): Promise<void> {
  const below = async (folder: string) =>
    (await filesBelow(path.join(dataDirectory, folder), { withHidden: true })).map((name) => `${folder}/${name}`);
  // The registry's documents, `remotes`, before its `files`: those of a version are stored before its document changes.
  const names = ['secrets.json', ...(await below('federation')).toReversed(), ...(await below('storage'))];
  for (const name of names.map((file) => `files/${file}`)) {
    if (!isEntry(name) || (isShared && (name.startsWith(REMOTE) || name.startsWith(ARTEFACT)))) continue;
    const body = await readStored([dataDirectory], name.replace('files/', ''));
    if (body) await add(name, body);
  }
}

export type Task = { settings: CommandSettings; file: string; print: (text: string) => void };

/** Writes a backup to `file`. @throws OperatorRefusal, StartupFailure; then nothing is left of it */
export async function backUp({ settings, file, print }: Task): Promise<void> {
  const { dataDirectory, databaseUrl: url } = settings;
  const directory = path.join(dataDirectory, COPY);
  const addJson = (add: Add, name: string, value: unknown) => add(name, Buffer.from(JSON.stringify(value)));
  const fill = async (add: Add): Promise<void> => {
    const createdAt = new Date().toISOString();
    if (url === undefined) await copyEmbedded(dataDirectory);
    const source = await openDatabase({ url, directory, onConnectionLost: () => undefined });
    const read = source.queries.transaction(
      async (tx) => {
        const state = await schemaStateOf(tx);
        if (!state)
          throw new OperatorRefusal('the database is empty: start the site once, or correct DATABASE_URL or DATA_DIR');
        await addJson(add, MANIFEST, { format: FORMAT, createdAt, ...state } satisfies Manifest);
        await addTables(tx, add);
        if (url !== undefined) await addSharedRegistry(tx, add);
        // After the rows: a sequence is in no snapshot, and must not be behind them.
        return readSequences(tx);
      },
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    );
    const sequences = await read.finally(source.close);
    await addFiles(dataDirectory, url !== undefined, add);
    await addJson(add, SEQUENCES, sequences);
  };
  await writeArchive(file, settings.backupRecipients, fill).finally(() =>
    rm(directory, { recursive: true, force: true }),
  );
  const key = path.join(dataDirectory, 'referent/identity.txt');
  if (existsSync(key)) print(`ethics reports are sealed for ${key}, which is in no backup: store a copy elsewhere`);
  print(`${file} is complete`);
}
