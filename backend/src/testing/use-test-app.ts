import type { PgTable } from 'drizzle-orm/pg-core';
import { outbox as outboxTable } from '../database/service-schema';
import type { Queries } from '../database/database';
import { lockVersions, type Publication, publishForm } from '../forms/publish-form';
import { temporaryFolder } from '@vipp/shared/testing/temporary-folder.server';
import { startTestApp, type TestApp } from './test-app';
import type { DatabaseKind } from './test-databases';

type DecryptedMail = ReturnType<TestApp['submissions']['outbox']['decrypt']>;

export type UsedTestApp = Readonly<TestApp> & {
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
  const test = { folder } as UsedTestApp;
  const mails: UsedTestApp['mails'] = async () => {
    const rows = await test.database.queries.select().from(outboxTable).orderBy(outboxTable.createdAt);
    return rows.map(({ sealed }) => test.submissions.outbox.decrypt(sealed ?? ''));
  };
  beforeAll(async () => void Object.assign(test, await startTestApp(kind, folder)));
  beforeEach(async () => {
    for (const table of emptied) await test.database.queries.delete(table);
  });
  afterAll(async () => {
    await test.app.close();
    await test.database.close();
  });
  return Object.assign(test, { mails });
}
