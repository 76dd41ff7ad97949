/** Ends the server that `start-postgres.ts` started, and deletes the templates. */
import { rmSync } from 'node:fs';

export default async function stopServer(): Promise<void> {
  await globalThis.stopTestPostgres?.();
  if (process.env.TEST_TEMPLATES) rmSync(process.env.TEST_TEMPLATES, { recursive: true, force: true });
}
