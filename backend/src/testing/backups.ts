/** Keys, places and commands of backups, for tests. */
import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { siteCommand } from './site-command';
import { createTestDatabase, type DatabaseKind } from './test-databases';

export type Place = { dataDirectory: string; url: string | undefined };

/** Writes a new secret key. @returns its file and the public key */
export async function createBackupKey(folder: string): Promise<{ keyFile: string; recipient: string }> {
  const identity = await generateX25519Identity();
  const keyFile = path.join(folder, `${randomUUID()}.txt`);
  writeFileSync(keyFile, `${identity}\n`);
  return { keyFile, recipient: await identityToRecipient(identity) };
}

export async function emptyPlace(folder: string, kind: DatabaseKind): Promise<Place> {
  const { url } = await createTestDatabase(kind, folder);
  return { dataDirectory: path.join(folder, randomUUID()), url };
}

export const settingsOf = ({ dataDirectory, url }: Place) => ({ DATA_DIR: dataDirectory, DATABASE_URL: url ?? '' });

/** @returns the file of a new backup */
export async function backUp(folder: string, site: Place, recipient: string): Promise<string> {
  const file = path.join(folder, `${randomUUID()}.age`);
  const env = { ...settingsOf(site), BACKUP_RECIPIENTS: recipient };
  const { code, stdout, stderr } = await siteCommand(env, 'backup', '--output', file);
  expect([code, stdout, stderr]).toEqual([0, '', expect.stringContaining(`${file} is complete`)]);
  return file;
}

export const restoreInto = (place: Place, file: string, keyFile: string) =>
  siteCommand(settingsOf(place), 'restore', file, '--identity', keyFile);
