/** What another site serves: its public documents, and its live versions for a gateway with which one remote is developed. */
import * as z from 'zod/mini';
import { FEDERATION_API } from '@vipp/shared/contract/federation/api-calls.server';
import { buildSchema, type Build } from '@vipp/shared/contract/federation/build-manifest';
import { isRemoteName, type RemoteName, versionSchema } from '@vipp/shared/contract/federation/remotes';
import { fetchBytes } from '../builds/build-files';
import type { Registry } from './registry';

/** The fields of the site's contract that are used. */
const contractSchema = z.object({
  live: z.record(z.string(), z.object({ default: z.optional(versionSchema), canary: z.optional(versionSchema) })),
});

export type LiveEntry = { remote: RemoteName; version: string; role: 'default' | 'canary' };

const fetchJson = async (address: string): Promise<unknown> => JSON.parse((await fetchBytes(address)).toString('utf8'));

/** @param site its origin */
export async function fetchLiveVersions(site: string): Promise<LiveEntry[]> {
  const { live } = contractSchema.parse(await fetchJson(`${site}${FEDERATION_API}/contract.json`));
  return Object.entries(live).flatMap(([remote, versions]) =>
    (['default', 'canary'] as const).flatMap((role): LiveEntry[] => {
      const version = versions[role];
      return isRemoteName(remote) && version !== undefined ? [{ remote, version, role }] : [];
    }),
  );
}

export async function fetchBuild(site: string, remote: RemoteName, version: string): Promise<Build> {
  const build = buildSchema.parse(await fetchJson(`${site}/federation/builds/${remote}/${version}.json`));
  if (build.name !== remote || build.version !== version)
    throw new Error(`${site} answers with ${build.name}@${build.version} for ${remote}@${version}`);
  return build;
}

/**
 * Adds the live versions of another site to the registry of this gateway, for the development of one remote; later versions at
 * the next start.
 *
 * @param site its origin
 * @param own remotes with a build of this gateway
 * @throws {Error} when that site cannot be read
 */
export async function followSite(registry: Registry, site: string, own: ReadonlySet<string>): Promise<void> {
  const live = await fetchLiveVersions(site).catch((error: unknown) => {
    throw new Error(`${site} cannot be read. Is it running? It is the site that a remote is developed against.`, {
      cause: error,
    });
  });
  for (const { remote, version } of live.filter((one) => one.role === 'default' && !own.has(one.remote))) {
    const manifest = JSON.stringify(await fetchBuild(site, remote, version));
    await registry.change(() => [
      { remote, type: 'adopted', version, manifest },
      { remote, type: 'promoted', version, why: `live at ${site}` },
    ]);
  }
}
