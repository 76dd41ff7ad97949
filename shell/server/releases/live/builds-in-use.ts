/** Versions that pages in progress are made of: they stay loaded until those pages are sent, even when another version was promoted. */
import type { Build } from '@vipp/shared/contract/federation/build-manifest';

export type BuildsInUse = {
  /** @returns releases them again; calling it more than once does no harm */
  acquire: (builds: Iterable<Build>) => () => void;
  /** Versions acquired and not yet released. */
  inUse: () => Build[];
  /** Calls back as soon as one of these, if it is in use now, is no longer in use. */
  watch: (leaving: Iterable<Build>) => void;
};

export function createBuildsInUse(onFree: () => void): BuildsInUse {
  const counts = new Map<Build, number>();
  const leaving = new Set<Build>();

  const release = (builds: readonly Build[]): void => {
    let isFree = false;
    for (const build of builds) {
      const left = (counts.get(build) ?? 1) - 1;
      if (left > 0) counts.set(build, left);
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
