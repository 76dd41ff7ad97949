/**
 * A release set names one exact build of every remote, and the gateway chooses it for each visitor. A page contains the release
 * of its own remote and its own route alone, so that another one changes no page; browsers ask for the release set before they
 * load another.
 */
import type { RemoteName } from '@vipp/shared/contract/federation/remotes';
import type { SiteRoute } from '../routes';

export type RemoteRelease = {
  version: string;
  /** Global name of the container: unique for each build. */
  container: string;
  /** Address of the container's script. */
  entry: string;
  /** SHA-384 of that script, in the form of an `integrity` attribute. */
  integrity: string;
  /** For an entry that is an ES module: SHA-384 of every script and style sheet of the build, by address. */
  files?: Record<string, string>;
};

export type Releases = Partial<Record<RemoteName, RemoteRelease>>;

/** `routes`: every page of the set. */
export type ReleaseSet = { releases: Releases; routes: readonly SiteRoute[] };

/** Address of the visitor's release set, as JSON. */
export const RELEASE_SET_PATH = '/_data/release-set';
