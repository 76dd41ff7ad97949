/** Makes the gateway's database role for `npm start`: the gateway is never given the address of the database's owner. */
import { once } from 'node:events';
import * as z from 'zod/mini';
import { ensureRegistryRole } from './registry-role';

const jobSchema = z.object({
  databaseUrl: z.string(),
  registryDatabaseUrl: z.optional(z.string()),
  dataDir: z.string(),
});

async function work(): Promise<void> {
  const [message]: unknown[] = await once(process, 'message');
  const { databaseUrl, registryDatabaseUrl, dataDir } = jobSchema.parse(message);
  // Where there can be no such role the gateway tries again, and logs why.
  const url = await ensureRegistryRole(databaseUrl, dataDir, registryDatabaseUrl).catch(() => undefined);
  process.send?.({ url }, () => process.disconnect());
}

void work();
