/** Purges shared caches by tags. A cache that cannot be reached is tried again until it answers. */
import { setTimeout as pause } from 'node:timers/promises';
import type { SharedCache } from '@vipp/shared/contract/settings/shared-caches.server';

export type CachePurger = {
  /**
   * Begins to purge every cache, and does it once more a moment later: a page that was on its way to the cache during the
   * first time would stay.
   */
  purge: (tags: readonly string[]) => void;
  /** Resolves once every purge so far was answered; after `withinMs` with the hosts of the caches that did not answer. */
  purged: (withinMs: number) => Promise<string[]>;
  close: () => void;
};

type Options = {
  caches: readonly SharedCache[];
  /** Rejects when the cache cannot be reached or refuses. */
  request: (cache: SharedCache, tags: readonly string[]) => Promise<void>;
  onError: (host: string, error: unknown) => void;
};

const RETRY_MS = 1_000;
/** Longer than a rendered page takes to the cache, and short enough that nothing is stale after a second. */
const AGAIN_MS = 400;

type Queue = {
  host: string;
  add: (tags: readonly string[]) => void;
  emptied: () => Promise<void>;
  close: () => void;
};

function createQueue(cache: SharedCache, { request, onError }: Pick<Options, 'request' | 'onError'>): Queue {
  let waiting = new Set<string>();
  let running: Promise<void> | undefined;
  const { host } = new URL(cache.address);
  const closed = new AbortController();

  const run = async (): Promise<void> => {
    while (waiting.size > 0 && !closed.signal.aborted) {
      const tags = [...waiting];
      waiting = new Set();
      try {
        await request(cache, tags);
      } catch (error) {
        waiting = new Set([...tags, ...waiting]);
        onError(host, error);
        await pause(RETRY_MS, undefined, { ref: false, signal: closed.signal }).catch(() => undefined);
      }
    }
    running = undefined;
  };

  return {
    host,
    add: (tags) => {
      for (const tag of tags) waiting.add(tag);
      running ??= run();
    },
    emptied: () => running ?? Promise.resolve(),
    close: () => closed.abort(),
  };
}

export function createCachePurger({ caches, ...options }: Options): CachePurger {
  const queues = caches.map((cache) => createQueue(cache, options));
  const timers = new Set<NodeJS.Timeout>();
  const add = (tags: readonly string[]) => queues.forEach((queue) => queue.add(tags));

  return {
    purge: (tags) => {
      add(tags);
      const timer = setTimeout(() => {
        timers.delete(timer);
        add(tags);
      }, AGAIN_MS).unref();
      timers.add(timer);
    },
    purged: async (withinMs) => {
      const behind = new Set(queues);
      let timer: NodeJS.Timeout | undefined;
      const deadline = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, withinMs).unref();
      });
      const all = Promise.all(queues.map((queue) => queue.emptied().then(() => behind.delete(queue))));
      await Promise.race([all, deadline]);
      clearTimeout(timer);
      return [...behind].map(({ host }) => host);
    },
    close: () => {
      for (const timer of timers) clearTimeout(timer);
      for (const queue of queues) queue.close();
    },
  };
}
