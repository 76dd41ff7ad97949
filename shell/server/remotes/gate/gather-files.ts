/** Reads and verifies every file of a candidate before it is published, so that missing files are found. */
import type { Hosting } from '@vipp/shared/contract/federation/release-schemas';
import type { Build } from '@vipp/shared/contract/federation/build-manifest';
import type { Problem } from '@vipp/shared/contract/federation/problem';
import type { ArtefactStore } from '../registry/registry-store';
import { readFromStoreOrHost, type Side } from '../builds/build-files';

const MB = 1024 * 1024;
/** For all files of a build together, because they are in memory. */
const MAX_BUILD_BYTES = 32 * MB;
/** Simultaneous downloads from one host. */
const CONCURRENCY = 8;

/** By SHA-384. */
export type GatheredFiles = ReadonlyMap<string, Buffer>;

const SIDES: readonly Side[] = ['client', 'server'];

const fixFor = (hosting: Hosting): string =>
  hosting.kind === 'store'
    ? 'Upload the files before the version: `npx vipp-mf publish` does both.'
    : `Make the folders client and server of exactly this build available below ${hosting.url}, within 5 s for each file, and publish again.`;

/** @param maxBytes of all files together */
export async function gatherFiles(
  build: Build,
  hosting: Hosting,
  store: Pick<ArtefactStore, 'get'>,
  maxBytes = MAX_BUILD_BYTES,
): Promise<{ files: GatheredFiles; problems: Problem[] }> {
  const read = readFromStoreOrHost(store, () => hosting);
  const files = new Map<string, Buffer>();
  const problems: Problem[] = [];
  const report = (what: string) =>
    problems.push({ check: 'files', message: `${build.name}@${build.version}: ${what}`, fix: fixFor(hosting) });
  let bytes = 0;
  const gather = async ({ side, file, integrity }: (typeof wanted)[number]): Promise<void> => {
    try {
      const body = await read(build, side, file);
      bytes += body.length;
      files.set(integrity, body);
    } catch (error) {
      report(`${side}/${file} is unavailable: ${error instanceof Error ? error.message : String(error)}`);
    }
  };
  const wanted = SIDES.flatMap((side) =>
    Object.entries(build[side].files).map(([file, integrity]) => ({ side, file, integrity })),
  );
  while (wanted.length > 0 && bytes <= maxBytes) await Promise.all(wanted.splice(0, CONCURRENCY).map(gather));
  if (bytes <= maxBytes) return { files, problems };
  report(`the build is larger than ${maxBytes / MB} MB, the maximum`);
  return { files: new Map(), problems };
}

/** A client file of a build as text. */
export const clientText = (build: Build, files: GatheredFiles, file: string): string =>
  files.get(build.client.files[file] ?? '')?.toString('utf8') ?? '';
