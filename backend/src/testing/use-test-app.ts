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

type DecryptedMail = ReturnType<TestApp['submissions']['outbox']['decrypt']>;

export type UsedTestApp = Readonly<TestApp> & {
  readonly queries: Queries;
  rows: <Table extends PgTable>(table: Table, which?: SQL) => Promise<Table['$inferSelect'][]>;
  count: (table: PgTable, which?: SQL) => Promise<number>;
  /** Action and subject of each entry of the audit trail by an actor. */
  trail: (actor: string) => Promise<[action: string, subject: string][]>;
  /** Sends a form, with a new key or this one. */
  send: (path: string, payload: object, key?: string) => ReturnType<TestApp['post']>;
  /** Deleted after the tests of the file. */
  folder: string;
  /** The mails of the outbox, decrypted, oldest first; undefined for a mail that was emptied. */
  mails: () => Promise<DecryptedMail[]>;
};

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
export function useTestApp(kind: DatabaseKind, emptied: readonly PgTable[] = []): UsedTestApp {
  const folder = temporaryFolder();
  const own: Omit<UsedTestApp, keyof TestApp> = {
    folder,
    get queries() {
      return test.database.queries;
    },
    rows: (table: PgTable, which) => test.queries.select().from(table).where(which),
    count: (table, which) => test.queries.$count(table, which),
    mails: async () => {
      const rows = await test.queries.select().from(outboxTable).orderBy(outboxTable.createdAt);
      return rows.map(({ sealed }) => test.submissions.outbox.decrypt(sealed ?? ''));
    },
    trail: async (actor) => {
      const entries = await test.queries.select().from(auditEntries).orderBy(auditEntries.id);
      return entries.filter((entry) => entry.actor === actor).map(({ action, subject }) => [action, subject]);
    },
    send: (path, payload, key = randomUUID()) => test.post(path, payload, { [IDEMPOTENCY_HEADER]: key }),
  };
  const test = own as UsedTestApp;
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
