import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../database/database';
import { createTestDatabase, type DatabaseKind } from './test-databases';

/**
 * Creates an empty database with all tables before the tests of a `describe` block, and closes it after them.
 *
 * @param folder contains the files of an embedded database
 * @param emptied tables that are emptied before each test
 * @returns the database, which is open in tests and hooks only
 */
export function useTestDatabase(kind: DatabaseKind, folder: string, emptied: readonly PgTable[] = []): Database {
  const database = {} as Database;
  beforeAll(async () => {
    Object.assign(database, await (await createTestDatabase(kind, folder, undefined, true)).open());
    await database.prepare(async () => undefined);
  });
  beforeEach(async () => {
    for (const table of emptied) await database.queries.delete(table);
  });
  afterAll(() => database.close());
  return database;
}
