/** The releases that a document loads its remotes from, and their pages. Each remote has one version until the visitor leaves the document. */
import type { RemoteName } from '@vipp/shared/contract/federation/remotes';
import type { SiteRoute } from '../routes';
import { RELEASE_SET_PATH, type Releases, type ReleaseSet, type RemoteRelease } from './release-set';

export type BrowserReleases = ReturnType<typeof createBrowserReleases>;

const TIMEOUT_MS = 8_000;

/** Not checked by a schema, as the page state: the page came from this gateway or its predecessor. */
async function fetchReleaseSet(): Promise<ReleaseSet> {
  const response = await fetch(RELEASE_SET_PATH, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok) throw new Error(`${RELEASE_SET_PATH} answered ${response.status}`);
  return (await response.json()) as ReleaseSet;
}

/**
 * @param ofPage release of the page's own remote, which rendered it
 * @param route of the page
 */
export function createBrowserReleases(ofPage: Releases, route?: SiteRoute, fetchSet = fetchReleaseSet) {
  let known: ReleaseSet = { releases: ofPage, routes: route ? [route] : [] };
  let loading: Promise<ReleaseSet> | undefined;
  const fetchOnce = async (): Promise<ReleaseSet> => {
    try {
      const { releases, routes } = await fetchSet();
      known = { releases: { ...releases, ...ofPage }, routes };
      return known;
    } catch (error) {
      loading = undefined;
      throw error;
    }
  };
  const load = (): Promise<ReleaseSet> => (loading ??= fetchOnce());
  return {
    /** @throws {Error} when the site has no version of the remote, or the release set cannot be loaded; the next call tries again */
    of: async (remote: RemoteName): Promise<RemoteRelease> => {
      const release = known.releases[remote] ?? (await load()).releases[remote];
      if (!release) throw new Error(`the site has no version of ${remote}`);
      return release;
    },
    /** Loads the release set. @throws {Error} as `of` */
    load,
    /** What is loaded so far. */
    known: (): ReleaseSet => known,
  };
}
