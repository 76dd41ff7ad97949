/** Chooses the role with which the gateway opens the shared registry, and says so when it reaches too much. */
import { ensureRegistryRole, excessOf } from './registry/registry-role';

type Settings = {
  databaseUrl: string | undefined;
  registryDatabaseUrl: string | undefined;
  dataDir: string;
};

export type RegistryAccess = { url: string | undefined; notices: string[] };

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const toNotice = (why: string): string =>
  `The gateway’s database role reaches more than the registry (${why}), and so does every remote. Set REGISTRY_DATABASE_URL, see "The gateway’s database role" in docs/operating.md.`;

/** A gateway without a role of its own starts all the same: visitors must not pay for it. */
export async function openRegistryAccess({
  databaseUrl,
  registryDatabaseUrl,
  dataDir,
}: Settings): Promise<RegistryAccess> {
  const fallback = registryDatabaseUrl ?? databaseUrl;
  if (!fallback) return { url: undefined, notices: [] };
  try {
    const url = databaseUrl ? await ensureRegistryRole(databaseUrl, dataDir, registryDatabaseUrl) : fallback;
    const excess = await excessOf(url);
    return { url, notices: excess ? [toNotice(excess)] : [] };
  } catch (error) {
    return { url: fallback, notices: [toNotice(reasonOf(error))] };
  }
}
