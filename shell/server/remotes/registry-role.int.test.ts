import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { emptyFolder } from '@vipp/shared/testing/temporary-folder.server';
import { createTestDatabase, type TestDatabase } from '../testing/test-database';
import { createPostgresStore } from './registry/postgres-store';
import { ensureRegistryRole, excessOf, openRegistryAccess, scramVerifier, withClient } from './registry-role';

/** Tables of the content service, each from another migration. */
const OTHERS = ['contacts', 'candidats', 'signalements', 'users'];

let database: TestDatabase;
const folder = emptyFolder();

const dataDir = (name: string) => path.join(folder, name);
const roleIn = (url: string) => new URL(url).username;
const as = (role: string, password = '') => Object.assign(new URL(database.url), { username: role, password }).href;

const open = (given: { databaseUrl?: string; registryDatabaseUrl?: string }) =>
  openRegistryAccess({ databaseUrl: undefined, registryDatabaseUrl: undefined, dataDir: dataDir('one'), ...given });

/** Number of rows, or the code of the error. */
const query = (url: string, text: string): Promise<string> =>
  withClient(url, (client) =>
    client.query(text).then(
      ({ rowCount }) => `${rowCount} rows`,
      (error: unknown) => String(Object(error).code),
    ),
  );

const DENIED = '42501';

beforeEach(async () => {
  database = await createTestDatabase();
  for (const table of OTHERS)
    await database.query(`create table ${table} (id integer); insert into ${table} values (1)`);
});
afterEach(async () => {
  const roles = await database.query(
    "select distinct grantee from information_schema.role_table_grants where grantee like 'vipp_gateway_%' or grantee = 'operators_own'",
  );
  for (const { grantee } of roles)
    await database.query(`drop owned by ${String(grantee)}; drop role ${String(grantee)}`);
});

describe('the gateway’s role in the database', () => {
  it('works with the registry', async () => {
    const url = await ensureRegistryRole(database.url, dataDir('one'));
    const store = createPostgresStore(url);
    expect(await store.write('mf-forms', { version: 'v1' }, 0)).toBe(true);
    expect(await store.readChanged({})).toEqual([{ name: 'mf-forms', revision: 1, document: { version: 'v1' } }]);
    expect(await store.files.removeUnreferenced(new Set(), 1_000)).toBe(0);
    await store.close();
    expect(await excessOf(url)).toBeUndefined();
  });

  it('may neither read other tables nor change the database', async () => {
    const statements = [
      ...OTHERS.map((table) => `select from ${table}`),
      ...['table mine (id integer)', 'schema mine', 'role mine', 'database mine'].map((what) => `create ${what}`),
      'drop table federation_remotes',
      'alter table federation_remotes add column mine integer',
      'select from pg_authid',
      "copy federation_remotes to '/tmp/a-file-of-the-gateway'",
      "select pg_read_file('/etc/passwd')",
      'set role vipp',
      'truncate federation_remotes',
    ];
    const url = await ensureRegistryRole(database.url, dataDir('one'));
    const answers = await Promise.all(statements.map(async (text) => [text, await query(url, text)]));
    expect(answers).toEqual(statements.map((text) => [text, DENIED]));
  });

  it('is one for each data folder, the same at every start, with its password in a private file', async () => {
    const folders = ['one', 'two', 'three'].map(dataDir);
    const first = await Promise.all(folders.map((one) => ensureRegistryRole(database.url, one)));
    const again = await Promise.all(folders.map((one) => ensureRegistryRole(database.url, one)));
    expect([again, new Set(first.map(roleIn)).size]).toEqual([first, 3]);
    const file = path.join(dataDir('one'), 'federation/registry-role.json');
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(await readFile(file, 'utf8')).toContain(roleIn(first[0] ?? ''));
  });

  it('has its password sent in the form that PostgreSQL stores', async () => {
    await database.query("set password_encryption = 'scram-sha-256'; create role scram_test password 'pencil'");
    const [stored] = await database.query("select rolpassword as verifier from pg_authid where rolname = 'scram_test'");
    await database.query('drop role scram_test');
    const verifier = String(stored?.verifier);
    expect(scramVerifier('pencil', Buffer.from(/:([^$]+)\$/.exec(verifier)?.[1] ?? '', 'base64'))).toBe(verifier);
  });

  it('may be created by an operator, and gets access to the tables', async () => {
    await database.query('create role operators_own login');
    const operatorUrl = as('operators_own');
    const granted = { url: operatorUrl, notices: [] };
    expect(await open({ databaseUrl: database.url, registryDatabaseUrl: operatorUrl })).toEqual(granted);
    // From then on, the gateway needs no other URL.
    expect(await open({ registryDatabaseUrl: operatorUrl })).toEqual(granted);
    expect(await query(operatorUrl, 'select from federation_remotes')).toBe('0 rows');
    expect(await query(operatorUrl, 'select from contacts')).toBe(DENIED);
  });
});

it('a gateway that cannot have a role of its own starts with the configured role, and reports its rights', async () => {
  const owner = `owner_${Date.now().toString(36)}`;
  await database.query(
    `create role ${owner} login; alter table contacts owner to ${owner}; grant create, usage on schema public to ${owner}`,
  );
  const notices = [expect.stringMatching(/permission denied to create role.*REGISTRY_DATABASE_URL/)];
  expect(await open({ databaseUrl: as(owner) })).toEqual({ url: as(owner), notices });
  await database.query(`drop owned by ${owner}; drop role ${owner}`);
});

it('a gateway that cannot have a role of its own reports a role of an operator that has too many rights', async () => {
  const { notices } = await open({ registryDatabaseUrl: database.url });
  expect(notices).toEqual([expect.stringMatching(/it reads 4 other tables, such as/)]);
});
