/**
 * The data calls of pages in shared caches, each with its answer, by tag. Answers are compared and not hashed: they share most
 * of their objects, which are the same in every version of the content, and hashing the rest of ten thousand takes a second.
 */
import { isDeepStrictEqual } from 'node:util';
import type { Result } from '@vipp/shared/contract/result';

type Run = () => Promise<Result<unknown>>;

export type RememberedCalls = {
  remember: (tag: string, run: Run, answer: Result<unknown>) => void;
  has: (tag: string) => boolean;
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
  const calls = new Map<string, { run: Run; answer: Result<unknown> }>();
  return {
    remember: (tag, run, answer) => {
      const before = calls.get(tag);
      // A page with the answer before may be in a cache.
      if (before && !isDeepStrictEqual(before.answer, answer)) purge([tag]);
      calls.delete(tag);
      calls.set(tag, { run, answer });
      const [oldest] = calls.keys();
      if (calls.size <= max || oldest === undefined) return;
      calls.delete(oldest);
      purge([oldest]);
    },
    has: (tag) => calls.has(tag),
    tags: () => [...calls.keys()].reverse(),
    hasChanged: async (tag) => {
      const call = calls.get(tag);
      if (!call || isDeepStrictEqual(await call.run(), call.answer)) return false;
      // It may have been made for another page in the meantime.
      if (calls.get(tag) === call) calls.delete(tag);
      return true;
    },
  };
}
