/** Creates the database role of the gateway for `npm start`, so that the gateway never receives the URL of the owner role. */
import { once } from 'node:events';
import * as z from 'zod/mini';
import { ensureRegistryRole } from '../registry-role';

const jobSchema = z.object({
  databaseUrl: z.string(),
  registryDatabaseUrl: z.optional(z.string()),
  dataDir: z.string(),
});

async function work(): Promise<void> {
  const [message]: unknown[] = await once(process, 'message');
  const { databaseUrl, registryDatabaseUrl, dataDir } = jobSchema.parse(message);
  // On a failure the gateway tries again, and logs the reason.
  const url = await ensureRegistryRole(databaseUrl, dataDir, registryDatabaseUrl).catch(() => undefined);
  process.send?.({ url }, () => process.disconnect());
}

void work();
