/** Both databases of the service, for tests that must hold on each: `describe.each(databaseKinds)`. */
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { Client } from 'pg';
import { type Database, openDatabase } from '../database/database';

export const databaseKinds = ['PGlite', 'PostgreSQL'] as const;
export type DatabaseKind = (typeof databaseKinds)[number];

/** A separate database, empty at first, that can be opened repeatedly. */
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

const onConnectionLost = (error: Error): never => {
  throw error;
};

/** An embedded database as the service creates it; one is made for all tests of a run, because that takes seconds. */
async function emptyCluster(): Promise<string> {
  const templates = process.env.TEST_TEMPLATES;
  if (!templates) throw new Error('TEST_TEMPLATES is not set; it is set for the tests named *.int.test.ts');
  const cluster = path.join(templates, 'pglite');
  if (existsSync(cluster)) return cluster;
  const unfinished = path.join(templates, randomUUID());
  await (await openDatabase({ url: undefined, directory: unfinished, onConnectionLost })).close();
  // Another worker may have created the cluster first.
  await rename(unfinished, cluster).catch(() => rm(unfinished, { recursive: true }));
  return cluster;
}

/** Creates an empty database; the files of the embedded one are in `name` in `folder`. */
export async function createTestDatabase(
  kind: DatabaseKind,
  folder: string,
  name: string = randomUUID(),
): Promise<TestDatabase> {
  const url = kind === 'PostgreSQL' ? await createServerDatabase() : undefined;
  const directory = path.join(folder, name);
  const open = async () => {
    // Copied here, because a program that a test starts on `directory` must find it empty, as on a first start.
    if (url === undefined && !existsSync(directory)) await cp(await emptyCluster(), directory, { recursive: true });
    return openDatabase({ url, directory, onConnectionLost });
  };
  return { url, directory, open };
}
