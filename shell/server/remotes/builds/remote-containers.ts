/** Containers of remotes in the gateway: read and evaluated once per version, with pauses after failures. */
import type { Build } from '@vipp/shared/contract/federation/build-manifest';
import type { ReadBuildFile } from './build-files';
import { evaluateBuild, readServerHalf } from './evaluate-build';
import { forgetInstance, isolated, type RemoteContainer } from './release-runtime';

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
  read: ReadBuildFile;
  /** Prepares what pages of a version need besides its container: their styles. */
  prepareClient?: ((build: Build) => Promise<void>) | undefined;
  /** Called once for each failed attempt, however many pages waited for it. */
  onFailure: (build: Build, error: unknown) => void;
};

type Attempt = { build: Build; opened: Promise<RemoteContainer>; failures: number; failedAt?: number };

const keyOf = ({ name, version }: Build): string => `${name}@${version}`;

const mayRetry = ({ failedAt, failures }: Attempt): boolean =>
  failedAt !== undefined && performance.now() - failedAt > Math.min(FIRST_PAUSE_MS * 2 ** (failures - 1), MAX_PAUSE_MS);

export function createRemoteContainers({ read, prepareClient, onFailure }: Options): RemoteContainers {
  const attempts = new Map<string, Attempt>();

  const evaluate = async (build: Build): Promise<RemoteContainer> => {
    const [half] = await Promise.all([readServerHalf(build, read), prepareClient?.(build)]);
    return isolated(evaluateBuild(build, half));
  };

  const attemptOf = (build: Build): Attempt => {
    const previous = attempts.get(keyOf(build));
    if (previous && !mayRetry(previous)) return previous;
    const attempt: Attempt = { build, opened: evaluate(build), failures: previous?.failures ?? 0 };
    attempts.set(keyOf(build), attempt);
    attempt.opened.catch((error: unknown) => {
      attempt.failedAt = performance.now();
      attempt.failures += 1;
      onFailure(build, error);
    });
    return attempt;
  };

  return {
    open: (build) => attemptOf(build).opened,
    retain: (builds) => {
      const keys = new Set(builds.map(keyOf));
      for (const [key, { build, opened }] of attempts) {
        if (keys.has(key)) continue;
        attempts.delete(key);
        void opened.then(() => forgetInstance(build.container)).catch(() => undefined);
      }
    },
  };
}
