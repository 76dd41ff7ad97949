/** Writes a backup of a site, which may run. */
import { existsSync } from 'node:fs';
import { cp, open, readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { sha384, toHexHash } from '@vipp/shared/contract/federation/integrity.server';
import { openDatabase } from '../database/database';
import { lockDataDirectory } from '../lock/data-directory-lock';
import { OperatorRefusal } from '../operators/operation';
import { callThroughSocket, socketAnswers } from '../operators/operator-socket';
import type { CommandSettings } from '../settings';
import { type Add, FORMAT, MANIFEST, type Manifest, writeArchive } from './archive';
import { type AddArtefact, addSharedRegistry, addTables, copyDatabase } from './tables';

/** @throws OperatorRefusal when there is none */
async function copyEmbedded(dataDirectory: string, to: string): Promise<void> {
  const from = path.join(dataDirectory, 'postgres');
  if (await socketAnswers(dataDirectory))
    return void (await callThroughSocket(dataDirectory)(copyDatabase, { to: path.basename(to) }));
  if (!existsSync(from))
    throw new OperatorRefusal(
      `there is no database in ${dataDirectory}: set DATA_DIR or DATABASE_URL as the site has them`,
    );
  const lock = await lockDataDirectory(dataDirectory);
  await cp(from, to, { recursive: true }).finally(lock.release);
}

/** The registry of a single gateway. @param folder `DATA_DIR/federation` */
async function addFolderRegistry(folder: string, add: Add, addArtefact: AddArtefact): Promise<void> {
  const [documents, artefacts] = [path.join(folder, 'remotes'), path.join(folder, 'files')];
  // The documents first: the artefacts of a version are stored before it.
  const files = existsSync(documents) ? (await readdir(documents)).filter((name) => name.endsWith('.json')).sort() : [];
  const lines = files.map(async (file) => {
    const stored = JSON.parse(await readFile(path.join(documents, file), 'utf8')) as object;
    return `${JSON.stringify({ name: path.basename(file, '.json'), ...stored })}\n`;
  });
  await add('registry/documents/000001.jsonl', Buffer.from((await Promise.all(lines)).join('')));
  const names = existsSync(artefacts) ? await readdir(artefacts) : [];
  for (const name of names.filter((found) => /^[0-9a-f]{96}$/.test(found)))
    await addArtefact(name, await readFile(path.join(artefacts, name)));
}

/**
 * The files of DATA_DIR that a backup contains. `referent` is not among them: the secret key of reports, where a trial site has
 * one, is in no backup. `mail` has what was sent; `remotes` is derived.
 */
async function addFiles(dataDirectory: string, add: Add): Promise<void> {
  const names = ['secrets.json', 'federation/shell.json'];
  for (const folder of ['federation/keys', 'storage'].map((name) => path.join(dataDirectory, name)).filter(existsSync))
    for (const entry of await readdir(folder, { recursive: true, withFileTypes: true }))
      // Not a file that is being written.
      if (entry.isFile() && !/\.\d+\.part$/.test(entry.name))
        names.push(path.relative(dataDirectory, path.join(entry.parentPath, entry.name)));
  for (const name of names.filter((found) => existsSync(path.join(dataDirectory, found)))) {
    const handle = await open(path.join(dataDirectory, name));
    const { size } = await handle.stat();
    // What is appended from here on belongs to the next backup.
    const chunks = handle.createReadStream({ end: Math.max(size - 1, 0) });
    await add(`files/${name}`, chunks, size).finally(() => handle.close());
  }
}

export type Task = {
  settings: CommandSettings;
  file: string;
  signal: AbortSignal;
  print: (text: string) => void;
};

/** Writes a backup to `file`. @throws OperatorRefusal, StartupFailure; then nothing is left of it */
export async function backUp({ settings, file, signal, print }: Task): Promise<void> {
  const { dataDirectory, databaseUrl } = settings;
  const createdAt = new Date().toISOString();
  const copy = path.join(dataDirectory, `postgres-${process.pid}.unfinished`);
  const fill = async (add: Add): Promise<void> => {
    const addArtefact: AddArtefact = async (hash, body) => {
      if (toHexHash(sha384(body)) === hash) return add(`registry/files/${hash}`, body);
      print(`registry file ${hash.slice(0, 16)}… does not match its hash, and is left out: publish its version again`);
    };
    if (databaseUrl === undefined) await copyEmbedded(dataDirectory, copy);
    const source = await openDatabase({ url: databaseUrl, directory: copy, onConnectionLost: () => undefined });
    const read = source.queries.transaction(
      async (tx) => {
        const record = await addTables(tx, add);
        if (databaseUrl !== undefined) await addSharedRegistry(tx, add, addArtefact);
        return record;
      },
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    );
    const database = await read.finally(source.close);
    if (databaseUrl === undefined) await addFolderRegistry(path.join(dataDirectory, 'federation'), add, addArtefact);
    await addFiles(dataDirectory, add);
    await add(MANIFEST, Buffer.from(JSON.stringify({ format: FORMAT, createdAt, database } satisfies Manifest)));
  };
  await writeArchive(file, settings.backupRecipients, signal, fill).finally(() =>
    rm(copy, { recursive: true, force: true }),
  );
  const key = path.join(dataDirectory, 'referent/identity.txt');
  if (existsSync(key)) print(`ethics reports are sealed for ${key}, which is in no backup: store a copy elsewhere`);
  print(`${file} is complete`);
}
