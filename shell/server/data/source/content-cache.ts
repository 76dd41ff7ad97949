/**
 * The cache of content: fresh for `ttlMs`, then refreshed in the background (stale-while-revalidate), and stale during an
 * outage of the content service (stale-if-error).
 */
import { LRUCache } from 'lru-cache';
import { failure, success, type Result } from '@vipp/shared/contract/result';

/** Answer of the content service: new content, not modified, or not found. */
export type ReadAnswer =
  | { kind: 'content'; content: unknown; etag: string | undefined }
  | { kind: 'unchanged' }
  | { kind: 'not-found' };

type Prepare<Content> = (raw: unknown) => Content | Promise<Content>;

/** The last answer to a path; `hasFailed`: none came since. Without content it is missing, or was never there. */
type Entry = {
  content?: { value: unknown; etag: string | undefined };
  isMissing: boolean;
  hasFailed: boolean;
};

export type ContentCache = ReturnType<typeof createContentCache>;

type Options = {
  /** Asks the content service; rejects where it is not available. */
  read: (path: string, etag: string | undefined) => Promise<ReadAnswer>;
  ttlMs: number;
  /** Called for the first failure of a path, and again after a success. */
  onError: (path: string, error: unknown) => void;
  /** Called after content has changed, appeared or disappeared; not for the first answer to a path. */
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
  read,
  ttlMs,
  onError,
  onChange = () => undefined,
  now = () => performance.now(),
}: Options) {
  const prepares = new Map<string, Prepare<unknown>>();
  let changes = 0;

  const entries = new LRUCache<string, Entry>({
    max: MAX_ENTRIES,
    // With a ttl of 0 entries would never be stale.
    ttl: Math.max(ttlMs, 1),
    ttlResolution: 0,
    allowStale: true,
    perf: { now },
    // Not for the first answer: its callers wait for it, so nothing was made of another one.
    disposeAfter: (before, path, reason) => {
      const entry = reason === 'set' ? entries.peek(path) : undefined;
      if (entry && isChanged(before, entry)) onChange();
    },
    fetchMethod: async (path, known, { options }): Promise<Entry | undefined> => {
      try {
        let [answer, seen]: [ReadAnswer | undefined, number] = [undefined, -1];
        // An answer requested before a change may be older than it.
        while (seen !== changes) {
          seen = changes;
          answer = await read(path, known?.content?.etag);
        }
        if (!answer) return undefined;
        const entry: Entry = { isMissing: answer.kind === 'not-found', hasFailed: false };
        if (answer.kind === 'content')
          entry.content = { value: await prepares.get(path)?.(answer.content), etag: answer.etag };
        if (answer.kind === 'unchanged' && known?.content) entry.content = known.content;
        return entry;
      } catch (error) {
        if (!known?.hasFailed) onError(path, error);
        options.ttl = RETRY_MS;
        return { isMissing: false, ...known, hasFailed: true };
      }
    },
  });

  /**
   * Content at a path, prepared once for each of its versions.
   *
   * @param prepare always the same of one path; rejects where the content is invalid
   */
  const get = async <Content>(path: string, prepare: Prepare<Content>): Promise<Result<Content>> => {
    prepares.set(path, prepare);
    const entry = await entries.fetch(path, { allowStale: entries.peek(path)?.content !== undefined });
    // Each path is prepared in one way only, so its content has that type.
    if (entry?.content) return success(entry.content.value as Content);
    return failure(entry?.isMissing ? 'not-found' : 'unavailable');
  };

  /**
   * Asks the content service for changes of cached answers with entity tags.
   *
   * @param isWanted selects paths; all by default
   */
  const refresh = async (isWanted?: (path: string) => boolean): Promise<void> => {
    if (!isWanted) changes += 1;
    const tagged = [...entries.keys()].filter(
      (path) => isWanted?.(path) !== false && entries.peek(path)?.content?.etag !== undefined,
    );
    await Promise.all(tagged.map((path) => entries.fetch(path, { forceRefresh: true, allowStale: false })));
  };

  return { get, refresh };
}
