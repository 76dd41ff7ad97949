/**
 * The cache of content: fresh for `ttlMs`, then refreshed in the background, and served stale for as long as the backend
 * does not answer (stale-while-revalidate, stale-if-error).
 */
import { failure, success, type Result } from '@vipp/shared/contract/result';

/** Answer of a source: new content, not modified, or not found. */
export type SourceAnswer<Content> =
  { kind: 'content'; content: Content; etag: string | undefined } | { kind: 'unchanged' } | { kind: 'not-found' };

/** Requests the content; rejects when the backend is not available or its answer is invalid. */
export type Source<Content> = (etag: string | undefined) => Promise<SourceAnswer<Content>>;

type Entry = {
  content?: unknown;
  etag: string | undefined;
  /** Time of the latest valid answer; -Infinity before the first. */
  checkedAt: number;
  /** The backend is not requested before this time. */
  retryAt: number;
  pending: Promise<void> | undefined;
  missing: boolean;
  hasContent: boolean;
  /** Whether the latest request failed. */
  hasFailed: boolean;
  source: Source<unknown>;
};

export type ContentCache = {
  get: <Content>(key: string, source: Source<Content>) => Promise<Result<Content>>;
  /**
   * Asks the backend whether what is cached has changed, where it answers with entity tags.
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
  /** Time that has passed, and not that of the clock, which may be set back by a day. */
  now?: () => number;
};

/** Shortest pause after a failed request. */
const RETRY_MS = 1_000;

const newEntry = (source: Source<unknown>): Entry => ({
  source,
  etag: undefined,
  checkedAt: -Infinity,
  retryAt: 0,
  pending: undefined,
  missing: false,
  hasContent: false,
  hasFailed: false,
});

export function createContentCache({
  ttlMs,
  onError,
  onChange = () => undefined,
  now = () => performance.now(),
}: Options): ContentCache {
  const entries = new Map<string, Entry>();

  const request = async (key: string, entry: Entry): Promise<void> => {
    try {
      const answer = await entry.source(entry.hasContent ? entry.etag : undefined);
      const before = { ...entry };
      entry.checkedAt = now();
      entry.hasFailed = false;
      entry.missing = answer.kind === 'not-found';
      if (answer.kind === 'content')
        Object.assign(entry, { content: answer.content, etag: answer.etag, hasContent: true });
      if (answer.kind === 'not-found') Object.assign(entry, { content: undefined, etag: undefined, hasContent: false });
      const { content, hasContent, missing } = entry;
      // Who asks for the first time waits for the answer, so that nothing has been made of another one.
      const isFirst = before.checkedAt === -Infinity && !before.hasFailed;
      if (isFirst) return;
      if (content !== before.content || hasContent !== before.hasContent || missing !== before.missing) onChange();
    } catch (error) {
      entry.retryAt = now() + RETRY_MS;
      if (!entry.hasFailed) onError(key, error);
      entry.hasFailed = true;
    } finally {
      entry.pending = undefined;
    }
  };

  /** At most one request at a time for each key, however many visitors wait for it. */
  const requestOnce = (key: string, entry: Entry): Promise<void> => (entry.pending ??= request(key, entry));
  const isStale = ({ checkedAt }: Entry): boolean => now() - checkedAt >= ttlMs;

  const entryOf = (key: string, source: Source<unknown>): Entry => {
    const known = entries.get(key);
    if (known) return known;
    const entry = newEntry(source);
    entries.set(key, entry);
    return entry;
  };

  const get = async <Content>(key: string, source: Source<Content>): Promise<Result<Content>> => {
    const entry = entryOf(key, source);
    if (isStale(entry) && now() >= entry.retryAt) {
      const refreshed = requestOnce(key, entry);
      if (!entry.hasContent) await refreshed;
    } else if (!entry.hasContent && entry.pending) {
      await entry.pending;
    }
    // Each key is used with one source only, so its content has the type of that source.
    if (entry.hasContent) return success(entry.content as Content);
    return failure(entry.missing ? 'not-found' : 'unavailable');
  };

  const refresh: ContentCache['refresh'] = async (isWanted = () => true) => {
    const tagged = [...entries].filter(
      ([key, { etag, retryAt }]) => etag !== undefined && isWanted(key) && now() >= retryAt,
    );
    await Promise.all(tagged.map(([key, entry]) => requestOnce(key, entry)));
  };

  return { get, refresh };
}
