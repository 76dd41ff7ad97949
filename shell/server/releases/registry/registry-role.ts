/**
 * The gateway's own role in PostgreSQL, which reaches the registry's tables and no other: a remote runs in the gateway's
 * process, and what visitors have sent is in the same database.
 */
import { createHash, createHmac, pbkdf2Sync, randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import * as z from 'zod/mini';
import { decodeUri } from '@vipp/shared/lib/decode-uri';
import { prepareTables } from './postgres-store';

const CONNECT_MS = 5_000;
/** Begins the names of tables that gateways use. */
const OWN_TABLES = '^(federation|gateway)_';
const ITERATIONS = 4096;

const roleSchema = z.object({
  role: z.string().check(z.regex(/^vipp_gateway_[0-9a-f]{12}$/)),
  password: z.string().check(z.regex(/^[0-9a-f]{48}$/)),
});

/** One role for each data folder: several gateways share a database. */
async function roleOf(dataDir: string): Promise<z.infer<typeof roleSchema>> {
  const file = path.join(dataDir, 'federation/registry-role.json');
  if (!existsSync(file)) {
    await mkdir(path.dirname(file), { recursive: true });
    const made = { role: `vipp_gateway_${randomBytes(6).toString('hex')}`, password: randomBytes(24).toString('hex') };
    await writeFile(file, `${JSON.stringify(made)}\n`, { mode: 0o600, flag: 'wx' });
  }
  return roleSchema.parse(JSON.parse(await readFile(file, 'utf8')));
}

/** The form in which PostgreSQL stores a password: a log of its statements shows nothing else. */
export function scramVerifier(password: string, salt = randomBytes(16)): string {
  const salted = pbkdf2Sync(password, salt, ITERATIONS, 32, 'sha256');
  const keyed = (text: string) => createHmac('sha256', salted).update(text).digest();
  const stored = createHash('sha256').update(keyed('Client Key')).digest('base64');
  return `SCRAM-SHA-256$${ITERATIONS}:${salt.toString('base64')}$${stored}:${keyed('Server Key').toString('base64')}`;
}

async function rowsOf(client: pg.Client, text: string, values: unknown[] = []): Promise<Record<string, unknown>[]> {
  return (await client.query<Record<string, unknown>>(text, values)).rows;
}

async function connected<Result>(url: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_MS });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function ensureRole(client: pg.Client, role: string, password: string): Promise<void> {
  const there = await rowsOf(client, 'select from pg_roles where rolname = $1', [role]);
  if (there.length === 0) await client.query(`create role ${pg.escapeIdentifier(role)}`);
  await client.query(
    `alter role ${pg.escapeIdentifier(role)} login noinherit password ${pg.escapeLiteral(scramVerifier(password))}`,
  );
}

const userOf = (url: string): string => decodeUri(new URL(url).username) ?? '';

async function grantTables(client: pg.Client, role: string): Promise<void> {
  const [names] = await rowsOf(
    client,
    'select quote_ident(current_schema()) as schema, quote_ident(current_database()) as database',
  );
  const to = pg.escapeIdentifier(role);
  await client.query(`grant connect on database ${String(names?.database)} to ${to}`);
  await client.query(`grant usage on schema ${String(names?.schema)} to ${to}`);
  const tables = await rowsOf(
    client,
    "select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname = current_schema() and tablename ~ $1",
    [OWN_TABLES],
  );
  for (const { name } of tables) await client.query(`grant select, insert, update, delete on ${String(name)} to ${to}`);
}

/**
 * Makes the registry's tables, and a role that reaches them alone.
 *
 * @param ownerUrl of a role that may create both
 * @param given address of a role that an operator made, instead of one of this installation
 * @returns the address at which the gateway's role was let in
 */
export async function ensureRegistryRole(ownerUrl: string, dataDir: string, given?: string): Promise<string> {
  const made = given ? undefined : await roleOf(dataDir);
  const url = given ?? Object.assign(new URL(ownerUrl), { username: made?.role, password: made?.password }).href;
  await connected(ownerUrl, (client) =>
    prepareTables(client, async () => {
      if (made) await ensureRole(client, made.role, made.password);
      await grantTables(client, userOf(url));
    }),
  );
  await connected(url, (client) => client.query('select from federation_events limit 0'));
  return url;
}

const REACH = `
  select rolsuper or rolcreaterole or rolcreatedb or has_schema_privilege(current_schema(), 'create') as creates, array(
    select tablename::text from pg_tables
    where schemaname = current_schema() and tablename !~ $1 and has_table_privilege(format('%I.%I', schemaname, tablename), 'select')
  ) as tables from pg_roles where rolname = current_user
`;

/** What a role reaches beyond the registry, in words; undefined where that is nothing. */
export const excessOf = (url: string): Promise<string | undefined> =>
  connected(url, async (client) => {
    const [reach] = await rowsOf(client, REACH, [OWN_TABLES]);
    const { creates, tables } = z.object({ creates: z.boolean(), tables: z.array(z.string()) }).parse(reach);
    if (tables.length > 0) return `it reads ${tables.length} other tables, such as ${tables[0]}`;
    return creates ? 'it may create tables, databases or roles' : undefined;
  });
