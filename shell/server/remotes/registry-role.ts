/**
 * The role of the gateway in PostgreSQL, with access to the tables of the registry only: remotes run in the process of the
 * gateway, and the same database contains what visitors have sent.
 */
import { createHash, createHmac, pbkdf2Sync, randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import * as z from 'zod/mini';
import { decodeUri } from '@vipp/shared/lib/decode-uri';
import { prepareTables, TABLE_NAMES } from './registry/postgres-store';
import { errorText } from '@vipp/shared/server/error-text';
import { writeWhole } from '@vipp/shared/server/write-whole';

const CONNECT_MS = 5_000;
const ITERATIONS = 4096;

const roleSchema = z.object({
  role: z.string().check(z.regex(/^vipp_gateway_[0-9a-f]{12}$/)),
  password: z.string().check(z.regex(/^[0-9a-f]{48}$/)),
});

/** One role for each data folder, because several gateways share a database. */
async function roleOf(dataDir: string): Promise<z.infer<typeof roleSchema>> {
  const file = path.join(dataDir, 'federation/registry-role.json');
  if (!existsSync(file)) {
    const created = {
      role: `vipp_gateway_${randomBytes(6).toString('hex')}`,
      password: randomBytes(24).toString('hex'),
    };
    await writeWhole(file, `${JSON.stringify(created)}\n`);
  }
  return roleSchema.parse(JSON.parse(await readFile(file, 'utf8')));
}

/** PostgreSQL's stored form of a password: logs of its statements must not contain the password. */
export function scramVerifier(password: string, salt = randomBytes(16)): string {
  const salted = pbkdf2Sync(password, salt, ITERATIONS, 32, 'sha256');
  const keyed = (text: string) => createHmac('sha256', salted).update(text).digest();
  const stored = createHash('sha256').update(keyed('Client Key')).digest('base64');
  return `SCRAM-SHA-256$${ITERATIONS}:${salt.toString('base64')}$${stored}:${keyed('Server Key').toString('base64')}`;
}

/** Connects for the time of this work. */
export async function withClient<Result>(url: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
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
  const { rowCount } = await client.query('select from pg_roles where rolname = $1', [role]);
  if (rowCount === 0) await client.query(`create role ${pg.escapeIdentifier(role)}`);
  await client.query(
    `alter role ${pg.escapeIdentifier(role)} login noinherit password ${pg.escapeLiteral(scramVerifier(password))}`,
  );
}

async function grantTables(client: pg.Client, role: string): Promise<void> {
  const { rows } = await client.query<{ names: string[] }>(
    'select array[quote_ident(current_database()), quote_ident(current_schema())] as names',
  );
  const [database, schema] = rows[0]?.names ?? [];
  const to = pg.escapeIdentifier(role);
  await client.query(`
    grant connect on database ${database} to ${to};
    grant usage on schema ${schema} to ${to};
    grant select, insert, update, delete on ${TABLE_NAMES.join(', ')} to ${to}
  `);
}

/**
 * Creates the tables of the registry, and a role with access to them only.
 *
 * @param ownerUrl URL of a role that may create both
 * @param operatorUrl URL of a role that an operator created, instead of one of this installation
 * @returns the URL of the role, after a successful connection
 */
export async function ensureRegistryRole(ownerUrl: string, dataDir: string, operatorUrl?: string): Promise<string> {
  const login = operatorUrl ? undefined : await roleOf(dataDir);
  const url =
    operatorUrl ?? Object.assign(new URL(ownerUrl), { username: login?.role, password: login?.password }).href;
  await withClient(ownerUrl, (client) =>
    prepareTables(client, async () => {
      if (login) await ensureRole(client, login.role, login.password);
      await grantTables(client, decodeUri(new URL(url).username) ?? '');
    }),
  );
  await withClient(url, (client) => client.query('select from federation_remotes limit 0'));
  return url;
}

const RIGHTS = `
  select rolsuper or rolcreaterole or rolcreatedb or has_schema_privilege(current_schema(), 'create') as creates, array(
    select tablename::text from pg_tables
    where schemaname = current_schema() and tablename !~ '^(federation|gateway)_' and has_table_privilege(format('%I.%I', schemaname, tablename), 'select')
  ) as tables from pg_roles where rolname = current_user
`;

/** Description of the rights of a role beyond the registry; undefined where it has none. */
export const excessOf = (url: string): Promise<string | undefined> =>
  withClient(url, async (client) => {
    const { rows } = await client.query<{ creates: boolean; tables: string[] }>(RIGHTS);
    const { creates = true, tables = [] } = rows[0] ?? {};
    if (tables.length > 0) return `it reads ${tables.length} other tables, such as ${tables[0]}`;
    return creates ? 'it may create tables, databases or roles' : undefined;
  });

const toNotice = (why: string): string =>
  `The gateway’s database role reaches more than the registry (${why}), and so does every remote. Set REGISTRY_DATABASE_URL, see "The gateway’s database role" in docs/operating.md.`;

type Given = { databaseUrl: string | undefined; registryDatabaseUrl: string | undefined; dataDir: string };

/** Chooses the role of the gateway. One without a role of its own starts nevertheless, so that the site stays available. */
export async function openRegistryAccess({
  databaseUrl,
  registryDatabaseUrl,
  dataDir,
}: Given): Promise<{ url: string | undefined; notices: string[] }> {
  const fallback = registryDatabaseUrl ?? databaseUrl;
  if (!fallback) return { url: undefined, notices: [] };
  try {
    const url = databaseUrl ? await ensureRegistryRole(databaseUrl, dataDir, registryDatabaseUrl) : fallback;
    const excess = await excessOf(url);
    return { url, notices: excess ? [toNotice(excess)] : [] };
  } catch (error) {
    return { url: fallback, notices: [toNotice(errorText(error))] };
  }
}
