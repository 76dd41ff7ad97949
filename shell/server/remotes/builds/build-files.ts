/** Files of builds: from the store of the site, or else from the host of their team. Each is verified against its SHA-384. */
import { readBody } from '@vipp/shared/lib/read-body';
import { sha384 } from '@vipp/shared/contract/federation/integrity.server';
import type { Build } from '@vipp/shared/contract/federation/build-manifest';
import type { Hosting } from '@vipp/shared/contract/federation/release-schemas';

export type Side = 'client' | 'server';

/** Reads one file of a build. Rejects on a timeout, or when the file is unavailable or not as it was published. */
export type ReadBuildFile = (build: Build, side: Side, file: string) => Promise<Buffer>;

/** Far more than the largest files of a build, which have some hundred kilobytes. */
export const MAX_FILE_BYTES = 5 * 1024 * 1024;
/** For each file of another host, which may be down, slow, or operated by others. */
const TIMEOUT_MS = 5_000;

/** @throws {Error} naming the address and the problem */
export async function fetchVerified(address: string, integrity: string, timeoutMs = TIMEOUT_MS): Promise<Buffer> {
  const response = await fetch(address, { signal: AbortSignal.timeout(timeoutMs), redirect: 'error' });
  if (!response.ok) {
    await response.body?.cancel();
    throw new Error(`${address} answered ${response.status}`);
  }
  const body = Buffer.from(await readBody(response, MAX_FILE_BYTES));
  if (sha384(body) !== integrity) throw new Error(`${address} is not the published file: its SHA-384 differs`);
  return body;
}

type Store = {
  get: (integrity: string) => Promise<Buffer | undefined>;
  /** Where files of other hosts are stored too. */
  put?: (integrity: string, body: Buffer) => Promise<void>;
};

/** @throws {Error} where neither the store nor the host of the team has the file */
export function readFromStoreOrHost(
  { get, put }: Store,
  hostingOf: (build: Build) => Hosting | undefined,
): ReadBuildFile {
  return async (build, side, file) => {
    const integrity = build[side].files[file];
    if (!integrity) throw new Error(`${build.name}@${build.version} has no file ${side}/${file}`);
    const stored = await get(integrity);
    if (stored) return stored;
    const hosting = hostingOf(build);
    if (hosting?.kind !== 'url') throw new Error(`${side}/${file} is not in the store of the site`);
    const body = await fetchVerified(`${hosting.url.replace(/\/$/, '')}/${side}/${file}`, integrity);
    await put?.(integrity, body);
    return body;
  };
}
