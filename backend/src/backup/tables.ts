/**
 * The rows of a database in an archive, as lines of JSON: both kinds of database write and read the same lines. A registry in
 * the database is stored as the files of a single gateway.
 */
import { cp } from 'node:fs/promises';
import path from 'node:path';
import { toHexHash } from '@vipp/shared/contract/federation/integrity.server';
import { REGISTRY_TABLES } from '@vipp/shared/contract/federation/registry-tables.server';
import { sql, type SQL } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Queries } from '../database/database';
import { rowsOf } from '../database/migrations';
import { PREPARATION_LOCK } from '../database/server-database';
import { defineOperation, OperatorRefusal } from '../operators/operation';
import type { Add } from './archive';

const textsOf = async (tx: Queries, query: SQL): Promise<string[]> =>
  (await rowsOf(tx, query, z.object({ text: z.string() }))).map(({ text }) => text);

/** In DATA_DIR, while a backup is written. */
export const COPY = 'postgres.unfinished';

/** Copies the embedded database in the service that has it open. Other queries wait until the end. */
export const copyDatabase = defineOperation(
  'copy-database',
  { input: z.object({}), output: z.object({}) },
  async ({ tx, dataDirectory }) => {
    await tx.execute(sql`checkpoint`);
    await cp(path.join(dataDirectory, 'postgres'), path.join(dataDirectory, COPY), { recursive: true });
    return {};
  },
);

/** Each table after those of its foreign keys, without those of gateways. */
const TABLES = sql`
  with recursive depths (id, depth) as (
    select oid, 0 from pg_class where relkind = 'r' and relnamespace = current_schema()::regnamespace
      and not exists (select from pg_depend where objid = pg_class.oid and deptype = 'e')
    union select conrelid, depth + 1 from pg_constraint join depths on confrelid = id
      where contype = 'f' and conrelid <> confrelid and depth < 99
  )
  select relname::text as text from pg_class join depths on id = oid
  where relname !~ '^(federation|gateway)_' group by relname order by max(depth), relname`;

/** Adds every row of every table, in parts of 500: memory does not grow with the site. @param tx a snapshot */
export async function addTables(tx: Queries, add: Add): Promise<void> {
  for (const table of await textsOf(tx, TABLES)) {
    await tx.execute(
      sql`declare backup_rows no scroll cursor for select row_to_json(t)::text as text from ${sql.identifier(table)} t`,
    );
    for (let part = 1; ; part += 1) {
      const lines = await textsOf(tx, sql`fetch 500 from backup_rows`);
      if (lines.length === 0) break;
      await add(`database/${table}/${String(part).padStart(6, '0')}.jsonl`, Buffer.from(`${lines.join('\n')}\n`));
    }
    await tx.execute(sql`close backup_rows`);
  }
}

/** Inserts the rows of an entry. @returns false for those of a table that is not of the site */
export async function insertRows(tx: Queries, name: string, body: Buffer): Promise<boolean> {
  const table = path.posix.basename(path.posix.dirname(name));
  const [found] = await textsOf(tx, sql`select coalesce(to_regclass(quote_ident(${table}))::text, '') as text`);
  if (!found) return false;
  const target = sql.identifier(table);
  const rows = `[${String(body).trimEnd().replaceAll('\n', ',')}]`;
  await tx.execute(sql`insert into ${target} select * from json_populate_recordset(null::${target}, ${rows}::json)`);
  return true;
}

export const REMOTE = 'files/federation/remotes/';
export const ARTEFACT = 'files/federation/files/';

/** Adds the registry that several gateways share. @param tx a snapshot */
export async function addSharedRegistry(tx: Queries, add: Add): Promise<void> {
  const [exists] = await textsOf(tx, sql`select 'yes' as text where to_regclass('federation_remotes') is not null`);
  if (!exists) return;
  const stored = sql`json_build_object('revision', revision, 'document', document)::text as text`;
  for (const name of await textsOf(tx, sql`select name as text from federation_remotes order by 1`))
    for (const text of await textsOf(tx, sql`select ${stored} from federation_remotes where name = ${name}`))
      await add(`${REMOTE}${name}.json`, Buffer.from(`${text}\n`));
  for (const integrity of await textsOf(tx, sql`select integrity as text from federation_files order by 1`)) {
    const query = sql`select encode(body, 'base64') as text from federation_files where integrity = ${integrity}`;
    for (const body of await textsOf(tx, query))
      await add(ARTEFACT + toHexHash(integrity), Buffer.from(body, 'base64'));
  }
}

const storedDocumentSchema = z.object({ revision: z.int(), document: z.unknown() });

/** Inserts a file that a single gateway has of its registry. @returns false for another file */
export async function insertRegistryFile(tx: Queries, name: string, body: Buffer): Promise<boolean> {
  if (name.startsWith(REMOTE)) {
    const { revision, document } = storedDocumentSchema.parse(JSON.parse(String(body)));
    const values = sql`${path.posix.basename(name, '.json')}, ${revision}, ${JSON.stringify(document)}::json`;
    await tx.execute(sql`insert into federation_remotes (name, revision, document) values (${values})`);
    return true;
  }
  if (!name.startsWith(ARTEFACT)) return false;
  const integrity = `sha384-${Buffer.from(path.posix.basename(name), 'hex').toString('base64')}`;
  const bytes = sql`decode(${body.toString('base64')}, 'base64')`;
  await tx.execute(sql`insert into federation_files (integrity, body) values (${integrity}, ${bytes})`);
  return true;
}

/** Tables, views and sequences that do not belong to an extension. */
const RELATIONS = sql`
  select relname::text as text from pg_class
  where relkind in ('r', 'p', 'v', 'm', 'S', 'f') and relnamespace in (current_schema()::regnamespace, to_regnamespace('drizzle'))
    and not exists (select from pg_depend where objid = pg_class.oid and deptype = 'e')`;

/** Locks the database against a program that prepares it, and creates the registry. @throws OperatorRefusal when it has tables */
export async function prepareEmptyServer(tx: Queries): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${PREPARATION_LOCK})`);
  const found = await textsOf(tx, RELATIONS);
  if (found.length > 0)
    throw new OperatorRefusal(
      `the database at DATABASE_URL is not empty (${found.length} tables and sequences, such as ${found[0]}), and a restore never overwrites a site: create a new database, and set DATABASE_URL to it`,
    );
  await tx.execute(sql.raw(REGISTRY_TABLES));
}

const sequenceSchema = z.object({ name: z.string(), value: z.string() });

/** Sequences that were used, with their last value. */
export const readSequences = (tx: Queries) =>
  rowsOf(
    tx,
    sql`select sequencename::text as name, last_value::text as value from pg_sequences
      where schemaname = current_schema() and last_value is not null`,
    sequenceSchema,
  );

/** Continues the sequences where they were. */
export async function setSequences(tx: Queries, body: Buffer): Promise<void> {
  for (const { name, value } of z.array(sequenceSchema).parse(JSON.parse(String(body))))
    await tx.execute(sql`select setval(to_regclass(quote_ident(${name})), ${value}::bigint)`);
}
