/** One PostgreSQL server for all integration tests, at `TEST_DATABASE_URL`; a server given there is used as it is. */
import { startPostgres } from '../postgres.mjs';

export default async function startServer() {
  if (process.env.TEST_DATABASE_URL) return;
  const server = await startPostgres();
  process.env.TEST_DATABASE_URL = server.url;
  globalThis.stopTestPostgres = server.stop;
}
