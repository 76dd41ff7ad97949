/** Versions that pages under way are made of: nothing of them goes before those are sent, whatever was promoted meanwhile. */
import type { Build } from '../protocol/remote-build';

export type BuildsInUse = {
  /** @returns lets go of them again; more than once does no harm */
  acquire: (builds: Iterable<Build>) => () => void;
  /** Those that somebody holds now. */
  inUse: () => Build[];
  /** Calls back as soon as nobody holds one of these any more, of those that somebody still does. */
  watch: (leaving: Iterable<Build>) => void;
};

export function createBuildsInUse(onFree: () => void): BuildsInUse {
  const counts = new Map<Build, number>();
  const leaving = new Set<Build>();

  const letGo = (builds: readonly Build[]): void => {
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
      const taken = [...builds];
      for (const build of taken) counts.set(build, (counts.get(build) ?? 0) + 1);
      let isHeld = true;
      return () => {
        if (isHeld) letGo(taken);
        isHeld = false;
      };
    },
    inUse: () => [...counts.keys()],
    watch: (builds) => {
      leaving.clear();
      for (const build of builds) if (counts.has(build)) leaving.add(build);
    },
  };
}
