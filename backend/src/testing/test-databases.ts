/** Both databases of the service, for tests that must hold on each: `describe.each(databaseKinds)`. */
import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { type SQL, sql } from 'drizzle-orm';
import { Client } from 'pg';
import * as z from 'zod/mini';
import { type Database, openDatabase, type Queries } from '../database/database';
import { rowsOf } from '../database/migrations';

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

/** An embedded database, made once for all tests of a run because it takes seconds. @returns its folder */
async function templateOf(isMigrated: boolean): Promise<string> {
  const templates = process.env.TEST_TEMPLATES;
  if (!templates) throw new Error('TEST_TEMPLATES is not set; it is set for the tests named *.int.test.ts');
  const template = path.join(templates, isMigrated ? 'migrated' : 'empty');
  if (existsSync(template)) return template;
  const unfinished = path.join(templates, randomUUID());
  const database = await openDatabase({ url: undefined, directory: unfinished, onConnectionLost });
  if (isMigrated) await database.prepare(async () => undefined);
  await database.close();
  // Another worker may have created it first.
  await rename(unfinished, template).catch(() => rm(unfinished, { recursive: true }));
  return template;
}

/** In a process of its own: Node needs a second for a thousand files. */
const copyFolder = async (from: string, to: string): Promise<void> =>
  void (await promisify(execFile)('cp', ['-R', from, to]));

/**
 * Creates an empty database; the files of the embedded one are in `name` in `folder`.
 *
 * @param isMigrated whether the embedded one has its tables already, before `prepare`
 */
export async function createTestDatabase(
  kind: DatabaseKind,
  folder: string,
  name: string = randomUUID(),
  isMigrated = false,
): Promise<TestDatabase> {
  const url = kind === 'PostgreSQL' ? await createServerDatabase() : undefined;
  const directory = path.join(folder, name);
  const open = async () => {
    // Copied here: programs of tests must find `directory` empty, as on a first start.
    if (url === undefined && !existsSync(directory)) await copyFolder(await templateOf(isMigrated), directory);
    return openDatabase({ url, directory, onConnectionLost });
  };
  return { url, directory, open };
}

/** Every row of the tables whose names match, as sorted texts. */
export async function everyRowOf(queries: Queries, names: RegExp): Promise<Record<string, string[]>> {
  const texts = async (query: SQL) =>
    (await rowsOf(queries, query, z.object({ text: z.string() }))).map(({ text }) => text);
  const tables = await texts(sql`select tablename::text as text from pg_tables where schemaname = 'public' order by 1`);
  const found: Record<string, string[]> = {};
  for (const table of tables.filter((name) => names.test(name)))
    found[table] = await texts(sql`select t::text as text from ${sql.identifier(table)} t order by 1`);
  return found;
}
