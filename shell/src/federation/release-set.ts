/**
 * A release set names one exact build of every remote. The gateway chooses it for each visitor, renders
 * with it, and writes the part that the browser needs into the page.
 */
import type { RemoteName } from '@vipp/shared/contract/federation/remotes';

export type RemoteRelease = {
  version: string;
  /** Global name of the container: unique for each build. */
  container: string;
  /** Address of the container's script. */
  entry: string;
  /** SHA-384 of that script, in the form of an `integrity` attribute. */
  integrity: string;
  /** Of an entry that is an ES module: SHA-384 of every script and style sheet of the build, by address. */
  files?: Record<string, string>;
};

export type ReleaseSet = { id: string; remotes: Partial<Record<RemoteName, RemoteRelease>> };
