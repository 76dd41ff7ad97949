/**
 * For all integration tests: one PostgreSQL server at `TEST_DATABASE_URL` (if set, the one there),
 * and a folder `TEST_TEMPLATES` of prepared copies.
 */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startPostgres } from '../testing/postgres';

declare global {
  /** Shared by the start and the stop of the server: jest loads each file on its own. */
  var stopTestPostgres: (() => Promise<void>) | undefined;
}

export default async function startServer(): Promise<void> {
  process.env.TEST_TEMPLATES = mkdtempSync(path.join(tmpdir(), 'vipp-templates-'));
  if (process.env.TEST_DATABASE_URL) return;
  // Rows without an order come in the one in which they were written, as long as PostgreSQL does not reuse the place of others.
  const server = await startPostgres(undefined, ['autovacuum=off']);
  process.env.TEST_DATABASE_URL = server.url;
  globalThis.stopTestPostgres = server.stop;
}
