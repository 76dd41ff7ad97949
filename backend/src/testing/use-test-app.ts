import type { PgTable } from 'drizzle-orm/pg-core';
import { outbox as outboxTable } from '../database/service-schema';
import { temporaryFolder } from './temporary-folder';
import { startTestApp, type TestApp } from './test-app';
import type { DatabaseKind } from './test-databases';

type DecryptedMail = ReturnType<TestApp['submissions']['outbox']['decrypt']>;

export type UsedTestApp = Readonly<TestApp> & {
  /** Deleted after the tests of the file. */
  folder: string;
  /** The mails of the outbox, decrypted, oldest first; undefined for a mail that was emptied. */
  mails: () => Promise<DecryptedMail[]>;
};

/**
 * Starts the app before the tests of a `describe` block, and stops it after them.
 *
 * @param emptied tables that are emptied before each test
 */
export function useTestApp(kind: DatabaseKind, emptied: readonly PgTable[] = []): UsedTestApp {
  let started: TestApp | undefined;
  const running = (): TestApp => {
    if (!started) throw new Error('useTestApp: the app runs in tests and hooks only');
    return started;
  };
  const folder = temporaryFolder();
  beforeAll(async () => {
    started = await startTestApp(kind, folder);
  });
  beforeEach(async () => {
    for (const table of emptied) await running().database.queries.delete(table);
  });
  afterAll(async () => {
    await running().app.close();
    await running().database.close();
  });
  return {
    folder,
    get app() {
      return running().app;
    },
    get submissions() {
      return running().submissions;
    },
    get database() {
      return running().database;
    },
    get url() {
      return running().url;
    },
    get logged() {
      return running().logged;
    },
    get: (...call) => running().get(...call),
    post: (...call) => running().post(...call),
    mails: async () => {
      const { database, submissions } = running();
      const rows = await database.queries.select().from(outboxTable).orderBy(outboxTable.createdAt);
      return rows.map(({ sealed }) => submissions.outbox.decrypt(sealed ?? ''));
    },
  };
}
