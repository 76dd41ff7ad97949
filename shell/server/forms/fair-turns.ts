/**
 * Turns for work that costs the content service much processor time. Few are at work at once; the next turn goes to the network
 * that had none for the longest time, and within it to the account: a flood makes others wait for a turn or two.
 */
import { LRUCache } from 'lru-cache';

/** The content service hashes in four threads. */
const AT_ONCE = 4;
/** Less than pages and the workshop wait for an answer. */
const MAX_WAIT_MS = 7_000;

export type Turn = {
  /** Networks of the visitor's address, the smallest first. */
  networks: readonly string[];
  /** What is done in a lane is done one after another, with a pause. */
  lane?: { name: string; pauseMs: number };
};

/** @returns does `work` in its turn; undefined where none came in time */
export function createFairTurns() {
  const waiting = new Set<{ keys: string[]; lane: string | undefined; begin: () => void }>();
  const busy = new Set<string>();
  const lastTurns = new LRUCache<string, number>({ max: 10_000 });
  let atWork = 0;
  let turns = 0;

  const isEarlier = (keys: string[], others: string[]): boolean => {
    for (const [level, key] of keys.entries()) {
      const difference = (lastTurns.get(key) ?? 0) - (lastTurns.get(others[level] ?? '') ?? 0);
      if (difference !== 0) return difference < 0;
    }
    return false;
  };
  const goOn = () => {
    while (atWork < AT_ONCE) {
      const ready = [...waiting].filter(({ lane }) => lane === undefined || !busy.has(lane));
      if (ready.length === 0) return;
      const next = ready.reduce((first, other) => (isEarlier(other.keys, first.keys) ? other : first));
      waiting.delete(next);
      next.begin();
    }
  };
  const takeTurn = ({ networks, lane }: Turn): Promise<boolean> =>
    new Promise((resolve) => {
      const keys = [...networks.toReversed(), ...(lane ? [lane.name] : [])];
      const entry = {
        keys,
        lane: lane?.name,
        begin: () => {
          clearTimeout(timer);
          atWork += 1;
          turns += 1;
          if (lane) busy.add(lane.name);
          for (const key of keys) lastTurns.set(key, turns);
          resolve(true);
        },
      };
      const timer = setTimeout(() => {
        waiting.delete(entry);
        resolve(false);
      }, MAX_WAIT_MS);
      waiting.add(entry);
      goOn();
    });

  return async <Answer>(turn: Turn, work: () => Promise<Answer>): Promise<Answer | undefined> => {
    if (!(await takeTurn(turn))) return undefined;
    try {
      return await work();
    } finally {
      const { lane } = turn;
      atWork -= 1;
      if (lane)
        setTimeout(() => {
          busy.delete(lane.name);
          goOn();
        }, lane.pauseMs);
      goOn();
    }
  };
}
