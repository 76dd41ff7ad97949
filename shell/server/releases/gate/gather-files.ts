/** Every file of a build, verified: out of the site's store, or from the host of the team. */
import type { Hosting } from '@vipp/shared/contract/federation/release-schemas';
import type { Build } from '@vipp/shared/contract/federation/build-manifest';
import type { Problem } from '@vipp/shared/contract/federation/problem';
import type { ArtefactStore } from '../registry/registry-store';
import { fetchVerified, MAX_BUILD_BYTES } from '../builds/remote-download';

const TIMEOUT_MS = 5_000;
/** Downloads at the same time, from one host. */
const AT_ONCE = 8;
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
      : `Put the folders client and server of this very build below ${hosting.url}, let them answer within 5 s, and publish again.`;
  return { check: 'files', message: `${name}@${version}: ${location} cannot be had: ${reason}`, fix };
}

/**
 * Reads a build from where its team says that it is: a host that lacks a file is found out now, not later.
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
  /** Nothing more is asked for once there is too much: all of it is held in memory. */
  const keep = ({ integrity }: Wanted, body: Buffer): void => {
    bytes += body.length;
    if (bytes <= maxBytes) {
      files.set(integrity, body);
      return;
    }
    queue.length = 0;
    files.clear();
    throw new Error(`all files up to it are larger than ${maxBytes / MB} MB, and no build may be`);
  };
  const worker = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      try {
        keep(next, await read(next));
      } catch (error) {
        problems.push(toProblem(build, next, hosting, error));
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return { files, problems };
}

/** A client file of a build as text. */
export const clientText = (build: Build, files: GatheredFiles, file: string): string =>
  files.get(build.client.files[file] ?? '')?.toString('utf8') ?? '';
