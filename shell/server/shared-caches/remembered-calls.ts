/** The data calls of pages in shared caches, each with a hash of its answer, by tag. */
import type { Result } from '@vipp/shared/contract/result';
import { hashOf } from './answer-hash';

type Run = () => Promise<Result<unknown>>;

export type RememberedCalls = {
  remember: (tag: string, run: Run, answer: Result<unknown>) => void;
  /** Of the call that was made last first: its page is asked for most often, or shows what changes most often. */
  tags: () => string[];
  /** Makes a call again. @returns whether its answer is another one; it is forgotten then */
  hasChanged: (tag: string) => Promise<boolean>;
};

/**
 * @param max number of calls; with one more, the one that was made longest ago is forgotten
 * @param purge called for a call that is forgotten, and for one that is made again with another answer
 */
export function createRememberedCalls(max: number, purge: (tags: readonly string[]) => void): RememberedCalls {
  const calls = new Map<string, { run: Run; hash: string }>();
  return {
    remember: (tag, run, answer) => {
      const hash = hashOf(answer);
      const before = calls.get(tag);
      // A page with the answer before may be in a cache.
      if (before && before.hash !== hash) purge([tag]);
      calls.delete(tag);
      calls.set(tag, { run, hash });
      const [oldest] = calls.keys();
      if (calls.size <= max || oldest === undefined) return;
      calls.delete(oldest);
      purge([oldest]);
    },
    tags: () => [...calls.keys()].reverse(),
    hasChanged: async (tag) => {
      const call = calls.get(tag);
      if (!call || hashOf(await call.run()) === call.hash) return false;
      // It may have been made for another page in the meantime.
      if (calls.get(tag) === call) calls.delete(tag);
      return true;
    },
  };
}
