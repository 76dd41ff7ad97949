/** Containers of remotes in the gateway: downloaded, verified and evaluated once per version, with pauses after failures. */
import { createRequire } from 'node:module';
import type { Build } from '@vipp/shared/contract/federation/build-manifest';
import { forgetInstance, isolated, type RemoteContainer } from './release-runtime';
import { downloadRemote, verifiedEntry, type DownloadOptions } from './remote-download';

/** The pause before a retry doubles with each failure, so that visitors do not wait for a version that fails. */
const FIRST_PAUSE_MS = 1_000;
const MAX_PAUSE_MS = 30_000;

export type RemoteContainers = {
  /** Rejects when the version is unavailable, or the pause after its last failure is not over. */
  open: (build: Build) => Promise<RemoteContainer>;
  /** Unloads every version that is not among these. */
  retain: (builds: readonly Build[]) => void;
};

type Options = {
  download: DownloadOptions;
  /** Prepares what pages of a version need besides its container: their styles. */
  prepareClient?: ((build: Build) => Promise<void>) | undefined;
  /** Called once for each failed attempt, however many pages waited for it. */
  onFailure: (build: Build, error: unknown) => void;
};

type Opened = { container: RemoteContainer; entry: string; name: string };
type Attempt = { opened: Promise<Opened>; failures: number; failedAt?: number };

const keyOf = ({ name, version }: Build): string => `${name}@${version}`;

const mayRetry = ({ failedAt, failures }: Attempt): boolean =>
  failedAt !== undefined && performance.now() - failedAt > Math.min(FIRST_PAUSE_MS * 2 ** (failures - 1), MAX_PAUSE_MS);

/** Removes a container and its files from what Node and the runtime cache, so that their memory can be collected. */
function unload({ entry, name }: Opened): void {
  forgetInstance(name);
  const { cache } = createRequire(entry);
  const folder = entry.slice(0, entry.lastIndexOf('/') + 1);
  for (const file of Object.keys(cache)) {
    if (!file.startsWith(folder)) continue;
    Reflect.deleteProperty(cache, file);
  }
}

export function createRemoteContainers({ download, prepareClient, onFailure }: Options): RemoteContainers {
  const attempts = new Map<string, Attempt>();

  const evaluate = async (build: Build): Promise<Opened> => {
    const client = prepareClient?.(build);
    const [entry] = await Promise.all([
      verifiedEntry(build, download.folder) ?? downloadRemote(build, download),
      client,
    ]);
    return { container: isolated(createRequire(entry)(entry) as RemoteContainer), entry, name: build.container };
  };

  const attemptOf = (build: Build): Attempt => {
    const previous = attempts.get(keyOf(build));
    if (previous && !mayRetry(previous)) return previous;
    const attempt: Attempt = { opened: evaluate(build), failures: previous?.failures ?? 0 };
    attempts.set(keyOf(build), attempt);
    attempt.opened.catch((error: unknown) => {
      attempt.failedAt = performance.now();
      attempt.failures += 1;
      onFailure(build, error);
    });
    return attempt;
  };

  return {
    open: async (build) => (await attemptOf(build).opened).container,
    retain: (builds) => {
      const keys = new Set(builds.map(keyOf));
      for (const [key, { opened }] of attempts) {
        if (keys.has(key)) continue;
        attempts.delete(key);
        void opened.then(unload).catch(() => undefined);
      }
    },
  };
}
