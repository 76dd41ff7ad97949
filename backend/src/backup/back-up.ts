/** Writes a backup of a site, which may run. */
import { existsSync } from 'node:fs';
import { cp, readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { sha384, toHexHash } from '@vipp/shared/contract/federation/integrity.server';
import { openDatabase } from '../database/database';
import { lockDataDirectory } from '../lock/data-directory-lock';
import { OperatorRefusal } from '../operators/operation';
import { callThroughSocket, NotRunning } from '../operators/operator-socket';
import type { CommandSettings } from '../settings';
import {
  type Add,
  addSharedRegistry,
  addTables,
  COPY,
  copyDatabase,
  FORMAT,
  MANIFEST,
  type Manifest,
  writeArchive,
} from './archive';

/** @throws OperatorRefusal when there is none */
async function copyEmbedded(dataDirectory: string): Promise<void> {
  const [from, to] = ['postgres', COPY].map((name) => path.join(dataDirectory, name)) as [string, string];
  await rm(to, { recursive: true, force: true });
  try {
    return void (await callThroughSocket(dataDirectory)(copyDatabase, {}));
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

const namesIn = async (folder: string, pattern: RegExp): Promise<string[]> =>
  existsSync(folder) ? (await readdir(folder)).filter((name) => pattern.test(name)).sort() : [];

/** The registry of a single gateway. @param folder `DATA_DIR/federation` */
async function addFolderRegistry(folder: string, add: Add, addArtefact: Add): Promise<void> {
  const [documents, artefacts] = [path.join(folder, 'remotes'), path.join(folder, 'files')];
  // The documents first: the artefacts of a version are stored before it.
  const lines = (await namesIn(documents, /\.json$/)).map(async (file) => {
    const stored = JSON.parse(await readFile(path.join(documents, file), 'utf8')) as object;
    return `${JSON.stringify({ name: path.basename(file, '.json'), ...stored })}\n`;
  });
  await add('registry/documents/000001.jsonl', Buffer.from((await Promise.all(lines)).join('')));
  for (const name of await namesIn(artefacts, /^[0-9a-f]{96}$/))
    await addArtefact(name, await readFile(path.join(artefacts, name)));
}

/**
 * The files of DATA_DIR that a backup contains. `referent` is not among them: the secret key of reports, where a trial site has
 * one, is in no backup. `mail` has what was sent.
 */
async function addFiles(dataDirectory: string, add: Add): Promise<void> {
  const names = ['secrets.json', 'federation/shell.json'];
  for (const folder of ['federation/keys', 'storage'].map((name) => path.join(dataDirectory, name)).filter(existsSync))
    for (const entry of await readdir(folder, { recursive: true, withFileTypes: true }))
      // Not a file that is being written.
      if (entry.isFile() && !entry.name.endsWith('.part'))
        names.push(path.relative(dataDirectory, path.join(entry.parentPath, entry.name)));
  for (const name of names)
    if (existsSync(path.join(dataDirectory, name)))
      await add(`files/${name}`, await readFile(path.join(dataDirectory, name)));
}

export type Task = { settings: CommandSettings; file: string; print: (text: string) => void };

/** Writes a backup to `file`. @throws OperatorRefusal, StartupFailure; then nothing is left of it */
export async function backUp({ settings, file, print }: Task): Promise<void> {
  const { dataDirectory, databaseUrl: url } = settings;
  const createdAt = new Date().toISOString();
  const directory = path.join(dataDirectory, COPY);
  const fill = async (add: Add): Promise<void> => {
    const addArtefact: Add = async (hash, body) => {
      if (toHexHash(sha384(body)) === hash) return add(`registry/files/${hash}`, body);
      print(`registry file ${hash.slice(0, 16)}… does not match its hash, and is left out: publish its version again`);
    };
    if (url === undefined) await copyEmbedded(dataDirectory);
    const source = await openDatabase({ url, directory, onConnectionLost: () => undefined });
    const read = source.queries.transaction(
      async (tx) => {
        const record = await addTables(tx, add);
        if (url !== undefined) await addSharedRegistry(tx, add, addArtefact);
        return record;
      },
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    );
    const database = await read.finally(source.close);
    if (url === undefined) await addFolderRegistry(path.join(dataDirectory, 'federation'), add, addArtefact);
    await addFiles(dataDirectory, add);
    await add(MANIFEST, Buffer.from(JSON.stringify({ format: FORMAT, createdAt, database } satisfies Manifest)));
  };
  await writeArchive(file, settings.backupRecipients, fill).finally(() =>
    rm(directory, { recursive: true, force: true }),
  );
  const key = path.join(dataDirectory, 'referent/identity.txt');
  if (existsSync(key)) print(`ethics reports are sealed for ${key}, which is in no backup: store a copy elsewhere`);
  print(`${file} is complete`);
}
