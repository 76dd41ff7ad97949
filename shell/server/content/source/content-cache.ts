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
  /** Time of the latest valid answer; 0 before the first. */
  checkedAt: number;
  /** The backend is not requested before this time. */
  retryAt: number;
  pending: Promise<void> | undefined;
  missing: boolean;
  hasContent: boolean;
};

export type ContentCache = {
  get: <Content>(key: string, source: Source<Content>) => Promise<Result<Content>>;
};

type Options = {
  ttlMs: number;
  onError: (key: string, error: unknown) => void;
  now?: () => number;
};

/** Shortest pause after a failed request. */
const RETRY_MS = 1_000;

const newEntry = (): Entry => ({
  etag: undefined,
  checkedAt: 0,
  retryAt: 0,
  pending: undefined,
  missing: false,
  hasContent: false,
});

export function createContentCache({ ttlMs, onError, now = Date.now }: Options): ContentCache {
  const entries = new Map<string, Entry>();

  const request = async (key: string, entry: Entry, source: Source<unknown>): Promise<void> => {
    try {
      const answer = await source(entry.hasContent ? entry.etag : undefined);
      entry.checkedAt = now();
      entry.missing = answer.kind === 'not-found';
      if (answer.kind === 'content')
        Object.assign(entry, { content: answer.content, etag: answer.etag, hasContent: true });
      if (answer.kind === 'not-found') Object.assign(entry, { content: undefined, etag: undefined, hasContent: false });
    } catch (error) {
      entry.retryAt = now() + RETRY_MS;
      onError(key, error);
    } finally {
      entry.pending = undefined;
    }
  };

  /** At most one request at a time for each key, however many visitors wait for it. */
  const refresh = (key: string, entry: Entry, source: Source<unknown>): Promise<void> =>
    (entry.pending ??= request(key, entry, source));

  const get = async <Content>(key: string, source: Source<Content>): Promise<Result<Content>> => {
    const entry = entries.get(key) ?? newEntry();
    entries.set(key, entry);
    const isStale = now() - entry.checkedAt >= ttlMs;
    if (isStale && now() >= entry.retryAt) {
      const refreshed = refresh(key, entry, source);
      if (!entry.hasContent) await refreshed;
    } else if (!entry.hasContent && entry.pending) {
      await entry.pending;
    }
    // Each key is used with one source only, so its content has the type of that source.
    if (entry.hasContent) return success(entry.content as Content);
    return failure(entry.missing ? 'not-found' : 'unavailable');
  };

  return { get };
}
