/**
 * Turns for work that strangers can cause in the content service. Few are at work at once; the next turn goes to the network
 * with the fewest points, of those to the one that had no turn for the longest time, and within it to the account in the same
 * way. A flood consists of points, which are wrong secrets and forms: it makes others wait for a turn or two.
 */
import { LRUCache } from 'lru-cache';

const POINTS_MS = 600_000;
/** Less than pages and the workshop wait for an answer. */
const MAX_WAIT_MS = 7_000;

type Turn = {
  /** Networks of the visitor's address, the smallest first. */
  networks: readonly string[];
  /** Work in a lane is done one after another, with a pause. */
  lane?: { name: string; pauseMs: number };
};

/**
 * @param atOnce number of parallel works
 * @returns does `work` in its turn, and gives a point for an answer that `counts`; undefined where no turn came in time
 */
export function createFairTurns(atOnce: number) {
  const waiting = new Set<{ keys: string[]; lane: string | undefined; begin: () => void }>();
  const busy = new Set<string>();
  const lastTurns = new LRUCache<string, number>({ max: 10_000 });
  const points = new LRUCache<string, number>({ max: 10_000, ttl: POINTS_MS });
  let atWork = 0;
  let turns = 0;

  const isEarlier = (keys: string[], others: string[]): boolean => {
    for (const [level, key] of keys.entries())
      for (const values of [points, lastTurns]) {
        const difference = (values.get(key) ?? 0) - (values.get(others[level] ?? '') ?? 0);
        if (difference !== 0) return difference < 0;
      }
    return false;
  };
  const goOn = () => {
    while (atWork < atOnce) {
      const ready = [...waiting].filter(({ lane }) => lane === undefined || !busy.has(lane));
      if (ready.length === 0) return;
      const next = ready.reduce((first, other) => (isEarlier(other.keys, first.keys) ? other : first));
      waiting.delete(next);
      next.begin();
    }
  };
  const keysOf = ({ networks, lane }: Turn): string[] => [...networks.toReversed(), ...(lane ? [lane.name] : [])];
  const takeTurn = (turn: Turn): Promise<boolean> =>
    new Promise((resolve) => {
      const { lane } = turn;
      const keys = keysOf(turn);
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

  return async <Answer>(
    turn: Turn,
    work: () => Promise<Answer>,
    counts: (answer: Answer) => boolean,
  ): Promise<Answer | undefined> => {
    if (!(await takeTurn(turn))) return undefined;
    try {
      const answer = await work();
      if (counts(answer)) for (const key of keysOf(turn)) points.set(key, (points.get(key) ?? 0) + 1);
      return answer;
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
