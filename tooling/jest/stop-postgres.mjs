/** Ends the server that `start-postgres.mjs` started, and deletes the templates. */
import { rmSync } from 'node:fs';

export default async function stopServer() {
  await globalThis.stopTestPostgres?.();
  if (process.env.TEST_TEMPLATES) rmSync(process.env.TEST_TEMPLATES, { recursive: true, force: true });
}
