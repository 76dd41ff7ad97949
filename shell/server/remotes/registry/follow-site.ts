/** The live versions of another site, for a gateway with which one remote is developed. */
import * as z from 'zod/mini';
import { FEDERATION_API } from '@vipp/shared/contract/federation/api-calls.server';
import { buildSchema } from '@vipp/shared/contract/federation/build-manifest';
import { isRemoteName, versionSchema } from '@vipp/shared/contract/federation/remotes';
import { fetchBytes } from '../builds/build-files';
import type { Registry } from './registry';

/** The fields of the site's contract that are used. */
const contractSchema = z.object({ live: z.record(z.string(), z.object({ default: z.optional(versionSchema) })) });

const fetchJson = async (address: string): Promise<unknown> => JSON.parse((await fetchBytes(address)).toString('utf8'));

/**
 * Adds the default versions of another site to the registry of this gateway; later versions at the next start.
 *
 * @param site its origin
 * @param own remotes with a build of this gateway
 * @throws {Error} when that site cannot be read
 */
export async function followSite(registry: Registry, site: string, own: ReadonlySet<string>): Promise<void> {
  const contract = fetchJson(`${site}${FEDERATION_API}/contract.json`).then((json) => contractSchema.parse(json));
  const { live } = await contract.catch((cause: unknown) => {
    throw new Error(`${site} cannot be read. Is it running? It is the site that a remote is developed against.`, {
      cause,
    });
  });
  for (const [remote, { default: version }] of Object.entries(live)) {
    if (!isRemoteName(remote) || version === undefined || own.has(remote)) continue;
    const build = buildSchema.parse(await fetchJson(`${site}/federation/builds/${remote}/${version}.json`));
    await registry.change(() => [
      { remote, type: 'adopted', version, manifest: JSON.stringify(build) },
      { remote, type: 'promoted', version, why: `live at ${site}` },
    ]);
  }
}
