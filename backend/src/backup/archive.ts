/**
 * A backup file: a tar archive, compressed with gzip and encrypted with age, so that `age -d` and `tar -xz` read it without
 * this program. age authenticates each byte and the end: a file that was changed or cut cannot be read to its end.
 */
import { createReadStream, createWriteStream } from 'node:fs';
import { cp, open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { toHexHash } from '@vipp/shared/contract/federation/integrity.server';
import { REGISTRY_TABLES } from '@vipp/shared/contract/federation/registry-tables.server';
import { Decrypter, Encrypter } from 'age-encryption';
import { sql, type SQL } from 'drizzle-orm';
import { extract, pack } from 'tar-stream';
import * as z from 'zod/mini';
import type { Queries } from '../database/database';
import { rowsOf, schemaStateOf } from '../database/migrations';
import { PREPARATION_LOCK } from '../database/server-database';
import { defineOperation, OperatorRefusal } from '../operators/operation';
import { errorText } from '../startup-failure';

/** Changes when an earlier program could no longer restore the file, or this one no longer those of earlier ones. */
export const FORMAT = 3;

/** Name of the last entry. */
export const MANIFEST = 'manifest.json';

export const manifestSchema = z.object({
  format: z.int(),
  createdAt: z.string(),
  database: z.object({
    /** Migrations that the database had seen, and the hash of the last one. */
    migrations: z.int(),
    lastHash: z.string(),
    /** Those that were used. */
    sequences: z.array(z.object({ name: z.string(), value: z.string() })),
  }),
});
export type Manifest = z.infer<typeof manifestSchema>;

/** Every other name is refused, so that none leads out of the folder of a restore. */
const NAME =
  /^(?:manifest\.json|database\/[a-z_][a-z0-9_]{0,62}\/\d{6,}\.jsonl|registry\/documents\/\d{6,}\.jsonl|registry\/files\/[0-9a-f]{96}|files\/(?:secrets\.json|federation\/shell\.json|(?:federation\/keys|storage)\/.+))$/s;

/** Adds an entry; resolves once its bytes have been taken. */
export type Add = (name: string, body: Buffer) => Promise<void>;

/** Waits until a file or a folder is on the disk. */
export async function sync(file: string): Promise<void> {
  const handle = await open(file, 'r');
  await handle.sync().finally(() => handle.close());
}

const toWeb = (stream: Readable) => Readable.toWeb(stream) as ReadableStream<Uint8Array>;

/**
 * Writes what `fill` adds to `file`, which gets its name once it is complete and on the disk.
 *
 * @throws OperatorRefusal when it cannot be written, or what `fill` throws; then nothing was stored
 */
export async function writeArchive(
  file: string,
  recipients: readonly string[],
  fill: (add: Add) => Promise<void>,
): Promise<void> {
  const temporary = `${file}.unfinished`;
  const encrypter = new Encrypter();
  for (const recipient of new Set(recipients)) encrypter.addRecipient(recipient);
  const encrypt = async function* (plain: AsyncIterable<Buffer>) {
    yield* await encrypter.encrypt(toWeb(Readable.from(plain)));
  };
  const tar = pack();
  const target = createWriteStream(temporary, { mode: 0o600, flush: true });
  const add: Add = (name, body) => pipeline([body], tar.entry({ name, size: body.length, mode: 0o600 }));
  let failure: unknown;
  const filled = fill(add).then(
    () => tar.finalize(),
    (error: unknown) => {
      if (!target.errored) failure = error;
      tar.destroy();
    },
  );
  try {
    await pipeline(tar, createGzip(), encrypt, target).finally(() => filled);
    await rename(temporary, file);
    await sync(path.dirname(path.resolve(file)));
  } catch (error) {
    await rm(temporary, { force: true });
    throw (
      failure ??
      new OperatorRefusal(
        `${file} cannot be written (${errorText(error)}): nothing of this backup was stored. Choose another --output, or make room`,
      )
    );
  }
}

/**
 * Calls `take` for each entry, in their order.
 *
 * @throws OperatorRefusal when the file cannot be decrypted, was changed, or is not complete; else what `take` throws
 */
export async function readArchive(
  file: string,
  identities: readonly string[],
  take: (name: string, body: Buffer) => Promise<void>,
): Promise<void> {
  const decrypter = new Decrypter();
  for (const identity of identities) decrypter.addIdentity(identity);
  const decrypted = await decrypter.decrypt(toWeb(createReadStream(file))).catch((error: unknown) => {
    throw new OperatorRefusal(
      errorText(error).includes('no identity matched')
        ? `${file} is not encrypted for this key: give --identity the secret key of one of the BACKUP_RECIPIENTS of its time`
        : `${file} cannot be read (${errorText(error)}): it is missing, is no backup, or its beginning is damaged. Take another copy or an earlier backup`,
    );
  });
  const tar = extract();
  let failure: unknown;
  const takeAll = async (): Promise<void> => {
    for await (const body of tar) {
      const { name } = body.header;
      const isKnown = NAME.test(name) && path.posix.normalize(name) === name;
      if (!isKnown)
        failure = new OperatorRefusal(`the backup contains ${JSON.stringify(name)}, which this program does not know`);
      else
        // The error of a damaged body is that of the pipeline.
        await buffer(body).then((bytes) => take(name, bytes).catch((error: unknown) => (failure = error)));
      if (failure !== undefined) break;
    }
  };
  const [read] = await Promise.allSettled([pipeline(decrypted, createGunzip(), tar), takeAll()]);
  if (failure !== undefined) throw failure;
  if (read.status === 'rejected')
    throw new OperatorRefusal(
      `${file} is damaged or not complete (${errorText(read.reason)}): take another copy or an earlier backup`,
    );
}

// Tables are lines of JSON that the database itself writes and reads: both kinds of database write the same lines.

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

/** Copies the embedded database in the service that has it open, whose other queries wait until the end. */
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
