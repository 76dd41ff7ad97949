import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database, Queries } from '../database/database';
import { createTestDatabase, type DatabaseKind } from './test-databases';

/**
 * Creates an empty database with all tables before the tests of a `describe` block, and closes it after them.
 *
 * @param folder contains the files of an embedded database
 * @param emptied tables that are emptied before each test
 */
export function useTestDatabase(
  kind: DatabaseKind,
  folder: string,
  emptied: readonly PgTable[] = [],
): { readonly queries: Queries } {
  let database: Database | undefined;
  const open = (): Database => {
    if (!database) throw new Error('useTestDatabase: the database is open in tests and hooks only');
    return database;
  };
  beforeAll(async () => {
    database = await (await createTestDatabase(kind, folder)).open();
    await database.prepare(async () => undefined);
  });
  beforeEach(async () => {
    for (const table of emptied) await open().queries.delete(table);
  });
  afterAll(() => open().close());
  return {
    get queries() {
      return open().queries;
    },
  };
}
