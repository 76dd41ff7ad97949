/** Tables as lines of JSON that the database itself writes and reads: both kinds of database write the same lines. */
import { cp } from 'node:fs/promises';
import path from 'node:path';
import { sql, type SQL } from 'drizzle-orm';
import { toHexHash } from '@vipp/shared/contract/federation/integrity.server';
import { REGISTRY_TABLES } from '@vipp/shared/contract/federation/registry-tables.server';
import * as z from 'zod/mini';
import { schemaStateOf } from '../database/migrations';
import type { Queries } from '../database/database';
import { rowsOf } from '../database/rows-of';
import { PREPARATION_LOCK } from '../database/server-database';
import { defineOperation, OperatorRefusal } from '../operators/operation';
import type { Add, Manifest } from './archive';

/** Each table after those that its foreign keys name. Of gateways, only the registry is in a backup, as a part of its own. */
const TABLES = sql`
  with recursive depths (id, depth) as (
    select oid, 0 from pg_class where relkind = 'r' and relnamespace = current_schema()::regnamespace
      and not exists (select from pg_depend where objid = pg_class.oid and deptype = 'e')
    union select conrelid, depth + 1 from pg_constraint join depths on confrelid = id
      where contype = 'f' and conrelid <> confrelid and depth < 99
  )
  select relname::text as text from pg_class join depths on id = oid
  where relname !~ '^(federation|gateway)_' group by relname order by max(depth), relname`;

const SEQUENCES = sql`
  select sequencename::text as name, last_value::text as value from pg_sequences
  where schemaname = current_schema() and last_value is not null`;

/** Tables, views and sequences that do not belong to an extension. */
const RELATIONS = sql`
  select relname::text as text from pg_class
  where relkind in ('r', 'p', 'v', 'm', 'S', 'f') and relnamespace in (current_schema()::regnamespace, to_regnamespace('drizzle'))
    and not exists (select from pg_depend where objid = pg_class.oid and deptype = 'e')`;

const sequenceSchema = z.object({ name: z.string(), value: z.string() });
type DatabaseRecord = Manifest['database'];

const textsOf = async (tx: Queries, query: SQL): Promise<string[]> =>
  (await rowsOf(tx, query, z.object({ text: z.string() }))).map(({ text }) => text);

/** In DATA_DIR, while a backup is written. */
export const COPY = 'postgres.unfinished';

/** Copies the embedded database in the service that has it open: its other queries wait meanwhile. */
export const copyDatabase = defineOperation(
  'copyDatabase',
  { input: z.object({}), output: z.object({}) },
  async ({ queries, dataDirectory }) => {
    await queries.execute(sql`checkpoint`);
    await cp(path.join(dataDirectory, 'postgres'), path.join(dataDirectory, COPY), { recursive: true });
    return {};
  },
);

/** In parts of 500 rows, so that memory does not grow with the site. @param query answers a column `text` */
async function addRows(tx: Queries, query: SQL, folder: string, add: Add): Promise<void> {
  await tx.execute(sql`declare backup_rows no scroll cursor for ${query}`);
  for (let part = 1; ; part += 1) {
    const lines = await textsOf(tx, sql`fetch 500 from backup_rows`);
    if (lines.length === 0) break;
    await add(`${folder}/${String(part).padStart(6, '0')}.jsonl`, Buffer.from(`${lines.join('\n')}\n`));
  }
  await tx.execute(sql`close backup_rows`);
}

/** Adds every row of every table. @param tx a snapshot */
export async function addTables(tx: Queries, add: Add): Promise<DatabaseRecord> {
  const state = await schemaStateOf(tx);
  if (!state)
    throw new OperatorRefusal('the database is empty: start the site once, or correct DATABASE_URL or DATA_DIR');
  for (const table of await textsOf(tx, TABLES)) {
    const rows = sql`select row_to_json(t)::text as text from ${sql.identifier(table)} t`;
    await addRows(tx, rows, `database/${table}`, add);
  }
  // Read after the rows: a sequence is in no snapshot, and must not be behind them.
  return { ...state, sequences: await rowsOf(tx, SEQUENCES, sequenceSchema) };
}

/** Adds the registry that several gateways share. @param tx a snapshot */
export async function addSharedRegistry(tx: Queries, add: Add, addArtefact: Add): Promise<void> {
  const [exists] = await textsOf(tx, sql`select 'yes' as text where to_regclass('federation_remotes') is not null`);
  if (!exists) return;
  const documents = sql`select json_build_object('name', name, 'revision', revision, 'document', document)::text as text from federation_remotes order by name`;
  await addRows(tx, documents, 'registry/documents', add);
  for (const integrity of await textsOf(tx, sql`select integrity as text from federation_files order by 1`)) {
    const query = sql`select encode(body, 'base64') as text from federation_files where integrity = ${integrity}`;
    for (const body of await textsOf(tx, query)) await addArtefact(toHexHash(integrity), Buffer.from(body, 'base64'));
  }
}

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

/** Continues the sequences where they were. */
export async function setSequences(tx: Queries, { sequences }: DatabaseRecord): Promise<void> {
  for (const { name, value } of sequences)
    await tx.execute(sql`select setval(to_regclass(quote_ident(${name})), ${value}::bigint)`);
}

/** Inserts an entry of the archive. @returns false for rows of a table that is not of the site */
export async function insertEntry(tx: Queries, name: string, body: Buffer): Promise<boolean> {
  const [part, folder = ''] = name.split('/');
  if (part === 'registry' && folder === 'files') {
    const integrity = `sha384-${Buffer.from(path.basename(name), 'hex').toString('base64')}`;
    const bytes = sql`decode(${body.toString('base64')}, 'base64')`;
    await tx.execute(sql`insert into federation_files (integrity, body) values (${integrity}, ${bytes})`);
    return true;
  }
  const table = part === 'registry' ? 'federation_remotes' : folder;
  const [found] = await textsOf(tx, sql`select coalesce(to_regclass(quote_ident(${table}))::text, '') as text`);
  if (!found) return false;
  const target = sql.identifier(table);
  const rows = `[${String(body).trimEnd().replaceAll('\n', ',')}]`;
  await tx.execute(sql`insert into ${target} select * from json_populate_recordset(null::${target}, ${rows}::json)`);
  return true;
}
