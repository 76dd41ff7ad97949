/** Files of builds, each verified against its SHA-384. */
import { readBody } from '@vipp/shared/lib/read-body';
import { sha384 } from '@vipp/shared/contract/federation/integrity.server';
import { buildPath, type Build, type Side } from '@vipp/shared/contract/federation/build-manifest';

/** Reads one file of a build. Rejects on a timeout, and for an unavailable or changed file. */
export type ReadBuildFile = (build: Build, side: Side, file: string) => Promise<Buffer>;

/** Far more than the largest files of a build, some hundred kilobytes. */
export const MAX_FILE_BYTES = 5 * 1024 * 1024;
/** For each file of another site, which may be down or slow. */
const TIMEOUT_MS = 5_000;

function integrityOf(build: Build, side: Side, file: string): string {
  const integrity = build[side].files[file];
  if (!integrity) throw new Error(`${build.name}@${build.version} has no file ${side}/${file}`);
  return integrity;
}

type Store = { get: (integrity: string) => Promise<Buffer | undefined> };

/** Reads from the store of this site. */
export const readFromStore =
  ({ get }: Store): ReadBuildFile =>
  async (build, side, file) => {
    const stored = await get(integrityOf(build, side, file));
    if (!stored) throw new Error(`${side}/${file} is not in the store of the site`);
    return stored;
  };

/** Rejects on a timeout, for a status other than success, and for too large a file. */
export async function fetchBytes(address: string, timeoutMs = TIMEOUT_MS): Promise<Buffer> {
  const response = await fetch(address, { signal: AbortSignal.timeout(timeoutMs), redirect: 'error' });
  if (!response.ok) {
    await response.body?.cancel();
    throw new Error(`${address} answered ${response.status}`);
  }
  return Buffer.from(await readBody(response, MAX_FILE_BYTES));
}

/** Reads from another site, given by its origin. */
export const readFromSite =
  (site: string, timeoutMs?: number): ReadBuildFile =>
  async (build, side, file) => {
    const address = `${site}${buildPath(build)}/${side}/${file}`;
    const body = await fetchBytes(address, timeoutMs);
    if (sha384(body) !== integrityOf(build, side, file))
      throw new Error(`${address} is not the published file: its SHA-384 differs`);
    return body;
  };
