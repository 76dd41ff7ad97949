/** Reads and verifies every file of a build, from the store of the site or the host of its team. */
import type { Hosting } from '@vipp/shared/contract/federation/release-schemas';
import type { Build } from '@vipp/shared/contract/federation/build-manifest';
import type { Problem } from '@vipp/shared/contract/federation/problem';
import type { ArtefactStore } from '../registry/registry-store';
import { fetchVerified, MAX_BUILD_BYTES } from '../builds/remote-download';

const TIMEOUT_MS = 5_000;
/** Simultaneous downloads from one host. */
const CONCURRENCY = 8;
const MB = 1024 * 1024;

/** By SHA-384. */
export type GatheredFiles = ReadonlyMap<string, Buffer>;

type Wanted = { location: string; integrity: string };

const wantedFiles = ({ client, server }: Build): Wanted[] => [
  ...Object.entries(client.files).map(([file, integrity]) => ({ location: `client/${file}`, integrity })),
  ...Object.entries(server.files).map(([file, integrity]) => ({ location: `server/${file}`, integrity })),
];

function toProblem({ name, version }: Build, { location }: Wanted, hosting: Hosting, error: unknown): Problem {
  const reason = error instanceof Error ? error.message : String(error);
  const fix =
    hosting.kind === 'store'
      ? 'Upload the files before the version: `npx vipp-mf publish` does both.'
      : `Make the folders client and server of exactly this build available below ${hosting.url}, within 5 s for each file, and publish again.`;
  return { check: 'files', message: `${name}@${version}: ${location} is unavailable: ${reason}`, fix };
}

/**
 * Reads a build from the place that its team named, so that missing files are found before the version is published.
 *
 * @param store of the site
 * @param maxBytes of all files together
 */
export async function gatherFiles(
  build: Build,
  hosting: Hosting,
  store: Pick<ArtefactStore, 'get'>,
  maxBytes = MAX_BUILD_BYTES,
): Promise<{ files: GatheredFiles; problems: Problem[] }> {
  const files = new Map<string, Buffer>();
  const problems: Problem[] = [];

  const read = async ({ location, integrity }: Wanted): Promise<Buffer> => {
    if (hosting.kind === 'url')
      return fetchVerified(`${hosting.url.replace(/\/$/, '')}/${location}`, integrity, TIMEOUT_MS);
    const stored = await store.get(integrity);
    if (!stored) throw new Error('it was not uploaded');
    return stored;
  };
  const queue = wantedFiles(build);
  let bytes = 0;
  /** Stops reading at the maximum size, because all files are in memory. */
  const add = ({ integrity }: Wanted, body: Buffer): void => {
    bytes += body.length;
    if (bytes <= maxBytes) {
      files.set(integrity, body);
      return;
    }
    queue.length = 0;
    files.clear();
    throw new Error(`with it the build is larger than ${maxBytes / MB} MB, the maximum`);
  };
  const worker = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      try {
        add(next, await read(next));
      } catch (error) {
        problems.push(toProblem(build, next, hosting, error));
      }
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, worker));
  return { files, problems };
}

/** A client file of a build as text. */
export const clientText = (build: Build, files: GatheredFiles, file: string): string =>
  files.get(build.client.files[file] ?? '')?.toString('utf8') ?? '';
