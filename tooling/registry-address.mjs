/** The address of the registry as the gateway gets it: with a role of its own, wherever one can be made. */
import { fork } from 'node:child_process';
import path from 'node:path';
import * as z from 'zod/mini';

const root = path.resolve(import.meta.dirname, '..');
const answerSchema = z.object({ url: z.optional(z.string()) });

/** The built program makes the role: what it is granted stands beside the tables, in the shell. */
function restrictedAddress({ databaseUrl, registryDatabaseUrl, dataDir }, builds) {
  return new Promise((resolve) => {
    const script = path.join(root, 'shell', builds, 'server/registry-access.cjs');
    const child = fork(script, { cwd: root, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
    let url;
    child.once('message', (message) => {
      url = answerSchema.safeParse(message).data?.url;
    });
    child.once('close', () => resolve(url));
    child.send({ databaseUrl, registryDatabaseUrl, dataDir }, () => {});
  });
}

/**
 * @param {{ databaseUrl?: string, registryDatabaseUrl?: string, dataDir: string }} settings
 * @param {NodeJS.ProcessEnv} env
 * @param {string} builds folder of the builds within each package
 * @returns {Promise<Record<string, string>>} variables for the gateway; without a role of its own it tells why at its start
 */
export async function registryAddressFor(settings, env, builds) {
  const { databaseUrl, registryDatabaseUrl } = settings;
  if (!databaseUrl) return registryDatabaseUrl ? { REGISTRY_DATABASE_URL: registryDatabaseUrl } : {};
  // In development the registry is kept in memory.
  const url = env.DEV_RELOAD ? undefined : await restrictedAddress(settings, builds);
  return url
    ? { REGISTRY_DATABASE_URL: url }
    : { DATABASE_URL: databaseUrl, ...(registryDatabaseUrl && { REGISTRY_DATABASE_URL: registryDatabaseUrl }) };
}
