/** Reads and verifies every file of a candidate before it is published, so that missing files are found. */
import type { Build } from '@vipp/shared/contract/federation/build-manifest';
import type { Problem } from '@vipp/shared/contract/federation/problem';
import type { ArtefactStore } from '../registry/registry-store';
import { readFromStore, type Side } from '../builds/build-files';

const MB = 1024 * 1024;
/** For all files of a build together, because they are in memory. */
const MAX_BUILD_BYTES = 32 * MB;

/** By SHA-384. */
export type GatheredFiles = ReadonlyMap<string, Buffer>;

const SIDES: readonly Side[] = ['client', 'server'];

/** @param maxBytes of all files together */
export async function gatherFiles(
  build: Build,
  store: Pick<ArtefactStore, 'get'>,
  maxBytes = MAX_BUILD_BYTES,
): Promise<{ files: GatheredFiles; problems: Problem[] }> {
  const read = readFromStore(store);
  const files = new Map<string, Buffer>();
  const problems: Problem[] = [];
  const report = (what: string) =>
    problems.push({
      check: 'files',
      message: `${build.name}@${build.version}: ${what}`,
      fix: 'Upload the files before the version: `npx vipp-mf publish` does both.',
    });
  let bytes = 0;
  for (const side of SIDES)
    for (const [file, integrity] of Object.entries(build[side].files)) {
      const body = await read(build, side, file).catch((error: Error) => void report(error.message));
      if (!body) continue;
      bytes += body.length;
      files.set(integrity, body);
      if (bytes <= maxBytes) continue;
      report(`the build is larger than ${maxBytes / MB} MB, the maximum`);
      return { files: new Map(), problems };
    }
  return { files, problems };
}

/** A client file of a build as text. */
export const clientText = (build: Build, files: GatheredFiles, file: string): string =>
  files.get(build.client.files[file] ?? '')?.toString('utf8') ?? '';
