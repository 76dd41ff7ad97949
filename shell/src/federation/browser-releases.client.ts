/** The releases that a document loads its remotes from. Each remote has one version until the visitor leaves the document. */
import type { RemoteName } from '@vipp/shared/contract/federation/remotes';
import { RELEASE_SET_PATH, type ReleaseSet, type RemoteRelease } from './release-set';

export type BrowserReleases = {
  /**
   * Resolves with undefined where the site has no version of the remote.
   *
   * @throws {Error} when the release set cannot be loaded; the next call tries again
   */
  of: (remote: RemoteName) => Promise<RemoteRelease | undefined>;
  /** Loads the release set; a failure is left to the call that needs it. */
  prefetch: () => void;
  /** Those that are loaded so far. */
  known: () => ReleaseSet;
};

const TIMEOUT_MS = 8_000;

/** Not checked by a schema, as the page state: the gateway that answers is the one that sent the page, or its successor. */
async function fetchReleaseSet(): Promise<ReleaseSet> {
  const response = await fetch(RELEASE_SET_PATH, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok) throw new Error(`${RELEASE_SET_PATH} answered ${response.status}`);
  return (await response.json()) as ReleaseSet;
}

/** @param ofPage release of the page's own remote, which rendered it */
export function createBrowserReleases(ofPage: ReleaseSet, fetchSet = fetchReleaseSet): BrowserReleases {
  let known = ofPage;
  let loading: Promise<void> | undefined;
  const load = async (): Promise<void> => {
    try {
      known = { ...(await fetchSet()), ...ofPage };
    } catch (error) {
      loading = undefined;
      throw error;
    }
  };
  const loadOnce = (): Promise<void> => (loading ??= load());
  return {
    of: async (remote) => {
      if (!known[remote]) await loadOnce();
      return known[remote];
    },
    prefetch: () => void loadOnce().catch(() => undefined),
    known: () => known,
  };
}
