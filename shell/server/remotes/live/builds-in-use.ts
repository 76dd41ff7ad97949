/** Reference counts of the versions of pages in progress: they stay loaded until those pages are sent, even after a promotion. */
import type { Build } from '@vipp/shared/contract/federation/build-manifest';

export type BuildsInUse = {
  /** @returns releases them again; may be called more than once */
  acquire: (builds: Iterable<Build>) => () => void;
  /** Versions that are acquired and not yet released. */
  inUse: () => Build[];
  /** Calls `onFree` as soon as one of these that is in use now is no longer in use. */
  watch: (leaving: Iterable<Build>) => void;
};

export function createBuildsInUse(onFree: () => void): BuildsInUse {
  const counts = new Map<Build, number>();
  const leaving = new Set<Build>();

  const release = (builds: readonly Build[]): void => {
    let isFree = false;
    for (const build of builds) {
      const remaining = (counts.get(build) ?? 1) - 1;
      if (remaining > 0) counts.set(build, remaining);
      else {
        counts.delete(build);
        isFree = leaving.delete(build) || isFree;
      }
    }
    if (isFree) onFree();
  };

  return {
    acquire: (builds) => {
      const acquired = [...builds];
      for (const build of acquired) counts.set(build, (counts.get(build) ?? 0) + 1);
      let isAcquired = true;
      return () => {
        if (isAcquired) release(acquired);
        isAcquired = false;
      };
    },
    inUse: () => [...counts.keys()],
    watch: (builds) => {
      leaving.clear();
      for (const build of builds) if (counts.has(build)) leaving.add(build);
    },
  };
}
