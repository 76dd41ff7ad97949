/** The address of the registry as the gateway gets it: with a database role of its own, where one can be made. */
import { fork } from 'node:child_process';
import path from 'node:path';
import * as z from 'zod/mini';
import { siteFolder } from '../site-folder.mjs';

const answerSchema = z.object({ url: z.optional(z.string()) });

type RegistrySettings = { databaseUrl?: string | undefined; registryDatabaseUrl?: string | undefined; dataDir: string };

/** The built program makes the role: its rights are defined beside the tables, in the shell. */
function restrictedAddress(settings: RegistrySettings, builds: string): Promise<string | undefined> {
  const { databaseUrl, registryDatabaseUrl, dataDir } = settings;
  return new Promise((resolve) => {
    const script = path.join(siteFolder, 'shell', builds, 'server/registry-access.cjs');
    const child = fork(script, { cwd: siteFolder, execArgv: [], stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
    let url: string | undefined;
    child.once('message', (message) => {
      url = answerSchema.safeParse(message).data?.url;
    });
    child.once('close', () => resolve(url));
    child.send({ databaseUrl, registryDatabaseUrl, dataDir }, () => {});
  });
}

/**
 * @param builds folder of the builds within each package
 * @returns variables for the gateway; without a role of its own it logs why at its start
 */
export async function registryAddressFor(
  settings: RegistrySettings,
  env: NodeJS.ProcessEnv,
  builds: string,
): Promise<Record<string, string>> {
  const { databaseUrl, registryDatabaseUrl } = settings;
  if (!databaseUrl) return registryDatabaseUrl ? { REGISTRY_DATABASE_URL: registryDatabaseUrl } : {};
  // In development the registry is in memory.
  const url = env.DEV_RELOAD ? undefined : await restrictedAddress(settings, builds);
  return url
    ? { REGISTRY_DATABASE_URL: url }
    : { DATABASE_URL: databaseUrl, ...(registryDatabaseUrl && { REGISTRY_DATABASE_URL: registryDatabaseUrl }) };
}
