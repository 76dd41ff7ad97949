/** Both databases of the service, for tests that must hold on each: `describe.each(databaseKinds)`. */
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { Client } from 'pg';
import { type Database, openDatabase } from '../database/database';

export const databaseKinds = ['PGlite', 'PostgreSQL'] as const;
export type DatabaseKind = (typeof databaseKinds)[number];

/** A database of its own, empty at first, that can be opened again and again. */
export type TestDatabase = { url: string | undefined; directory: string; open: () => Promise<Database> };

async function createServerDatabase(): Promise<string> {
  const server = process.env.TEST_DATABASE_URL;
  if (!server) throw new Error('TEST_DATABASE_URL is not set; it is set for the tests named *.int.test.ts');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const client = new Client(server);
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  return Object.assign(new URL(server), { pathname: `/${name}` }).href;
}

/** Makes an empty database; `folder` is where the embedded one keeps its files. */
export async function createTestDatabase(kind: DatabaseKind, folder: string): Promise<TestDatabase> {
  const url = kind === 'PostgreSQL' ? await createServerDatabase() : undefined;
  const directory = path.join(folder, randomUUID());
  const onConnectionLost = (error: Error) => {
    throw error;
  };
  return { url, directory, open: () => openDatabase({ url, directory, onConnectionLost }) };
}
