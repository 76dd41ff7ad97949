/** Chooses the database role of the gateway for the shared registry, and returns a notice when the role has too many rights. */
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

/** A gateway without a role of its own starts nevertheless, so that the site stays available. */
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
