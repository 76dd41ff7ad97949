import { randomUUID } from 'node:crypto';
import type { SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { IDEMPOTENCY_HEADER } from '@vipp/shared/contract/submissions';
import { auditEntries, outbox as outboxTable } from '../database/service-schema';
import type { Queries } from '../database/database';
import { lockVersions, type Publication, publishForm } from '../forms/publish-form';
import { temporaryFolder } from '@vipp/shared/testing/temporary-folder.server';
import { startTestApp, type TestApp } from './test-app';
import type { DatabaseKind } from './test-databases';

/** Publishes a version of the form, or begins its trial. */
export const publishVersion = (queries: Queries, publication: Pick<Publication, 'definition' | 'share'>) =>
  queries.transaction(async (tx) =>
    publishForm(tx, await lockVersions(tx), { by: 'Awa', reason: 'Dakar ouvre', ...publication }),
  );

/**
 * Starts the app before the tests of a `describe` block, and stops it after them; it has its properties in tests and hooks only.
 *
 * @param emptied tables that are emptied before each test
 */
export function useTestApp(kind: DatabaseKind, emptied: readonly PgTable[] = []) {
  const folder = temporaryFolder();
  const own = {
    /** Deleted after the tests of the file. */
    folder,
    get queries(): Queries {
      return test.database.queries;
    },
    rows: <Table extends PgTable>(table: Table, which?: SQL): Promise<Table['$inferSelect'][]> => {
      const any: PgTable = table;
      return own.queries.select().from(any).where(which);
    },
    count: (table: PgTable, which?: SQL) => own.queries.$count(table, which),
    /** The mails of the outbox, decrypted, oldest first; undefined for a mail that was emptied. */
    mails: async () => {
      const rows = await own.queries.select().from(outboxTable).orderBy(outboxTable.createdAt);
      return rows.map(({ sealed }) => test.submissions.outbox.decrypt(sealed ?? ''));
    },
    /** Action and subject of each entry of the audit trail by an actor. */
    trail: async (actor: string) => {
      const entries = await own.queries.select().from(auditEntries).orderBy(auditEntries.id);
      return entries.filter((entry) => entry.actor === actor).map(({ action, subject }) => [action, subject] as const);
    },
    /** Sends a form, with a new key or this one. */
    send: (path: string, payload: object, key: string = randomUUID()) =>
      test.post(path, payload, { [IDEMPOTENCY_HEADER]: key }),
  };
  const test = own as typeof own & TestApp;
  beforeAll(async () => void Object.assign(test, await startTestApp(kind, folder)));
  beforeEach(async () => {
    for (const table of emptied) await test.queries.delete(table);
  });
  afterAll(async () => {
    await test.app.close();
    await test.database.close();
  });
  return test;
}
