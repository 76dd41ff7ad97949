/** A backup of an earlier version of the site, restored by this one. */
import { randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { applyMigrations, knownSchemaState, schemaStateOf } from '../database/migrations';
import { rowsOf } from '../database/rows-of';
import { runProgram } from '../testing/child-program';
import { temporaryFolder } from '../testing/temporary-folder';
import { createTestDatabase } from '../testing/test-databases';

const folder = temporaryFolder();

/** Before accounts had roles and the audit trail existed. */
const EARLIER = 7;

async function run(program: 'backup' | 'restore', env: Record<string, string>, ...args: string[]): Promise<void> {
  const started = runProgram('site-command.ts', env, [program, ...args]);
  expect([await started.ended, started.output.stderr]).toEqual([0, expect.any(String)]);
}

it('is brought up to date, with its rows, its sequences and the triggers that came later', async () => {
  const identity = await generateX25519Identity();
  const keyFile = path.join(folder, 'key.txt');
  writeFileSync(keyFile, identity);
  const earlier = await createTestDatabase('PostgreSQL', folder);
  const before = await earlier.open();
  await before.queries.transaction(async (tx) => {
    await applyMigrations(tx, 0, EARLIER);
    await tx.execute(sql`insert into users (email) values ('awa@vipp.example')`);
    await tx.execute(sql`insert into categories (name) values ('A'), ('B'), ('C')`);
    await tx.execute(sql`delete from categories where name = 'C'`);
  });
  await before.close();
  const dataDirectory = path.join(folder, 'earlier');
  mkdirSync(dataDirectory);
  const file = path.join(folder, 'earlier.age');
  const site = { DATA_DIR: dataDirectory, DATABASE_URL: earlier.url ?? '' };
  await run('backup', { ...site, BACKUP_RECIPIENTS: await identityToRecipient(identity) }, '--output', file);

  const target = await createTestDatabase('PostgreSQL', folder);
  const place = { DATA_DIR: path.join(folder, randomUUID()), DATABASE_URL: target.url ?? '' };
  await run('restore', place, file, '--identity', keyFile);
  const after = await target.open();
  await after.prepare(async () => undefined);
  const { queries } = after;
  expect(await schemaStateOf(queries)).toEqual(knownSchemaState());
  const textSchema = z.object({ text: z.string() });
  expect(await rowsOf(queries, sql`select email || coalesce(role, '') as text from users`, textSchema)).toEqual([
    { text: 'awa@vipp.example' },
  ]);
  // The number of a row that was deleted is not given again.
  expect(
    await rowsOf(queries, sql`insert into categories (name) values ('D') returning id::text as text`, textSchema),
  ).toEqual([{ text: '4' }]);
  await queries.execute(sql`insert into audit_entries (actor, action, subject) values ('a', 'b', 'c')`);
  await expect(queries.execute(sql`delete from audit_entries`)).rejects.toThrow();
  await after.close();
});
