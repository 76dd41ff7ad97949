/** Reads the public documents of another site: which versions are live there, and their manifests. */
import * as z from 'zod/mini';
import { readBodyText } from '@vipp/shared/lib/read-body';
import { buildSchema, type Build } from '@vipp/shared/contract/federation/build-manifest';
import { isRemoteName, type RemoteName, versionSchema } from '@vipp/shared/contract/federation/remotes';

const TIMEOUT_MS = 3_000;
/** Far more than the document of a registry or the manifest of a build, which have some hundred kilobytes. */
const MAX_BYTES = 5 * 1024 * 1024;

/** The fields of `/federation/registry.json` that are used. */
const documentSchema = z.object({
  microFrontends: z.record(
    z.string(),
    z.array(
      z.object({
        metadata: z.object({ version: versionSchema }),
        deployment: z.object({ default: z.boolean(), traffic: z.number() }),
      }),
    ),
  ),
});

export type LiveEntry = { remote: RemoteName; version: string; role: 'default' | 'canary' };

async function fetchJson(address: string): Promise<unknown> {
  const response = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return JSON.parse(await readBodyText(response, MAX_BYTES));
}

/** @param site its origin */
export async function fetchLiveVersions(site: string): Promise<LiveEntry[]> {
  const { microFrontends } = documentSchema.parse(await fetchJson(`${site}/federation/registry.json`));
  return Object.entries(microFrontends).flatMap(([remote, versions]) =>
    (isRemoteName(remote) ? versions : [])
      .filter(({ deployment }) => deployment.default || deployment.traffic > 0)
      .map(({ metadata: { version }, deployment }): LiveEntry => {
        return { remote: remote as RemoteName, version, role: deployment.default ? 'default' : 'canary' };
      }),
  );
}

export async function fetchBuild(site: string, remote: RemoteName, version: string): Promise<Build> {
  const build = buildSchema.parse(await fetchJson(`${site}/federation/builds/${remote}/${version}.json`));
  if (build.name !== remote || build.version !== version)
    throw new Error(`${site} answers with ${build.name}@${build.version} for ${remote}@${version}`);
  return build;
}
