/**
 * The cache of content: fresh for `ttlMs`, then refreshed in the background, and served stale while the content service does
 * not answer (stale-while-revalidate, stale-if-error).
 */
import { LRUCache } from 'lru-cache';
import { failure, success, type Result } from '@vipp/shared/contract/result';

/** Answer of a source: new content, not modified, or not found. */
export type SourceAnswer<Content> =
  { kind: 'content'; content: Content; etag: string | undefined } | { kind: 'unchanged' } | { kind: 'not-found' };

/** Requests the content; rejects when the backend is not available or its answer is invalid. */
export type Source<Content> = (etag: string | undefined) => Promise<SourceAnswer<Content>>;

/** What a source answered last; `hasFailed`: it has not answered since. Without content it is missing, or was never there. */
type Entry = {
  content?: { value: unknown; etag: string | undefined };
  isMissing: boolean;
  hasFailed: boolean;
};

export type ContentCache = {
  get: <Content>(key: string, source: Source<Content>) => Promise<Result<Content>>;
  /**
   * Asks the backend for what is cached and may have changed, where it answers with entity tags.
   *
   * @param isWanted selects keys; all by default
   */
  refresh: (isWanted?: (key: string) => boolean) => Promise<void>;
};

type Options = {
  ttlMs: number;
  /** Called for the first request of a key that fails, and again after one that did not. */
  onError: (key: string, error: unknown) => void;
  /** Called after content has changed, appeared or disappeared; not for the first answer to a key. */
  onChange?: () => void;
  /** Monotonic time: the clock may be set back by a day. */
  now?: () => number;
};

/** Shortest pause after a failed request. */
const RETRY_MS = 1_000;

/** More than there are lists, pages and documents in a large site. */
const MAX_ENTRIES = 20_000;

const isChanged = (before: Entry, after: Entry): boolean =>
  before.content?.value !== after.content?.value || before.isMissing !== after.isMissing;

export function createContentCache({
  ttlMs,
  onError,
  onChange = () => undefined,
  now = () => performance.now(),
}: Options): ContentCache {
  const sources = new Map<string, Source<unknown>>();
  let changes = 0;

  const entries = new LRUCache<string, Entry>({
    max: MAX_ENTRIES,
    // With a ttl of 0 entries would never be stale.
    ttl: Math.max(ttlMs, 1),
    ttlResolution: 0,
    allowStale: true,
    perf: { now },
    // Not of the first answer: who asks for the first time waits for it, so that nothing has been made of another one.
    disposeAfter: (before, key, reason) => {
      const entry = reason === 'set' ? entries.peek(key) : undefined;
      if (entry && isChanged(before, entry)) onChange();
    },
    fetchMethod: async (key, known, { options }): Promise<Entry | undefined> => {
      try {
        let [answer, seen]: [SourceAnswer<unknown> | undefined, number] = [undefined, -1];
        // What was asked for before a change may be answered as it was.
        while (seen !== changes) {
          seen = changes;
          answer = await sources.get(key)?.(known?.content?.etag);
        }
        if (!answer) return undefined;
        const entry: Entry = { isMissing: answer.kind === 'not-found', hasFailed: false };
        if (answer.kind === 'content') entry.content = { value: answer.content, etag: answer.etag };
        if (answer.kind === 'unchanged' && known?.content) entry.content = known.content;
        return entry;
      } catch (error) {
        if (!known?.hasFailed) onError(key, error);
        options.ttl = RETRY_MS;
        return { isMissing: false, ...known, hasFailed: true };
      }
    },
  });

  const get = async <Content>(key: string, source: Source<Content>): Promise<Result<Content>> => {
    sources.set(key, source);
    const entry = await entries.fetch(key, {
      allowStale: entries.peek(key)?.content !== undefined,
    });
    // Each key is used with one source only, so its content has the type of that source.
    if (entry?.content) return success(entry.content.value as Content);
    return failure(entry?.isMissing ? 'not-found' : 'unavailable');
  };

  const refresh: ContentCache['refresh'] = async (isWanted) => {
    if (!isWanted) changes += 1;
    const tagged = [...entries.keys()].filter(
      (key) => isWanted?.(key) !== false && entries.peek(key)?.content?.etag !== undefined,
    );
    await Promise.all(tagged.map((key) => entries.fetch(key, { forceRefresh: true, allowStale: false })));
  };

  return { get, refresh };
}
