/** The live versions of another site, for a gateway with which one remote is developed. */
import * as z from 'zod/mini';
import { FEDERATION_API } from '@vipp/shared/contract/federation/api-calls.server';
import { buildPath, buildSchema, filesOf } from '@vipp/shared/contract/federation/build-manifest';
import { sha384 } from '@vipp/shared/contract/federation/integrity.server';
import { isRemoteName, versionSchema } from '@vipp/shared/contract/federation/remotes';
import { readBody } from '@vipp/shared/lib/read-body';
import type { Registry } from './registry';
import { MAX_FILE_BYTES } from './registry-store';

/** For each file of a site that may be down or slow. */
const TIMEOUT_MS = 5_000;

/** The fields of the site's contract that are used. */
const contractSchema = z.object({ live: z.record(z.string(), z.object({ default: z.optional(versionSchema) })) });

async function download(address: string): Promise<Buffer> {
  const response = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS), redirect: 'error' });
  const body = Buffer.from(await readBody(response, MAX_FILE_BYTES));
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return body;
}

const downloadJson = async (address: string): Promise<unknown> => JSON.parse((await download(address)).toString());

async function addVersion({ files, change }: Registry, site: string, remote: string, version: string): Promise<void> {
  const build = buildSchema.parse(await downloadJson(`${site}/federation/builds/${remote}/${version}.json`));
  await Promise.all(
    filesOf(build).map(async ({ side, file, integrity }) => {
      const address = `${site}${buildPath(build)}/${side}/${file}`;
      const body = await download(address);
      if (sha384(body) !== integrity) throw new Error(`${address} is not the published file: its SHA-384 differs`);
      await files.put(integrity, body);
    }),
  );
  await change(() => [
    { remote, type: 'adopted', version, manifest: JSON.stringify(build) },
    { remote, type: 'promoted', version, why: `live at ${site}` },
  ]);
}

/**
 * Adds the default versions of another site to the registry of this gateway; later versions at the next start.
 *
 * @param site its origin
 * @param ownRemotes names of the remotes with a build of this gateway
 * @throws {Error} when that site cannot be read
 */
export async function followSite(registry: Registry, site: string, ownRemotes: ReadonlySet<string>): Promise<void> {
  try {
    const { live } = contractSchema.parse(await downloadJson(`${site}${FEDERATION_API}/contract.json`));
    for (const [remote, { default: version }] of Object.entries(live))
      if (isRemoteName(remote) && version !== undefined && !ownRemotes.has(remote))
        await addVersion(registry, site, remote, version);
  } catch (cause) {
    throw new Error(`${site} cannot be read. Is it running? It is the site that a remote is developed against.`, {
      cause,
    });
  }
}
