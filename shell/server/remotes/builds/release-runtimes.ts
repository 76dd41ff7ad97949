/** One federation runtime for each release set that is in use, created with its first page. */
import type { Build } from '@vipp/shared/contract/federation/build-manifest';
import { createReleaseRuntime, type ReleaseRuntime, type RemoteContainer } from './release-runtime';

export type ReleaseRuntimes = {
  /** The runtime of a release set with this build in it, which may be an earlier one than that of the set. */
  of: (set: Iterable<Build>, build: Build) => ReleaseRuntime;
  /** Closes the runtimes of sets with a build that is not among these. */
  retain: (builds: readonly Build[]) => void;
};

const keyOf = ({ name, version }: Build): string => `${name}@${version}`;

export function createReleaseRuntimes(open: (build: Build) => Promise<RemoteContainer>): ReleaseRuntimes {
  const runtimes = new Map<string, { runtime: ReleaseRuntime; builds: readonly string[] }>();
  return {
    of: (set, build) => {
      const builds = [...[...set].filter(({ name }) => name !== build.name), build];
      const keys = builds.map(keyOf).sort();
      const id = keys.join(',');
      const { runtime } = runtimes.get(id) ?? { runtime: createReleaseRuntime(builds, open) };
      runtimes.set(id, { runtime, builds: keys });
      return runtime;
    },
    retain: (builds) => {
      const retained = new Set(builds.map(keyOf));
      for (const [id, { runtime, builds: needed }] of runtimes) {
        if (needed.every((key) => retained.has(key))) continue;
        runtimes.delete(id);
        runtime.close();
      }
    },
  };
}
