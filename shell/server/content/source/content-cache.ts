/**
 * Content as the gateway keeps it: fresh for `ttlMs`, refreshed in the background after that, and served as
 * it was for as long as the backend does not answer (stale-while-revalidate, stale-if-error).
 */
import { failure, success, type Result } from '@vipp/shared/contract/result';

/** What a source answers: new content, the word that nothing changed, or that there is no such thing. */
export type SourceAnswer<Content> =
  { kind: 'content'; content: Content; etag: string | undefined } | { kind: 'unchanged' } | { kind: 'not-found' };

/** Asks the backend; rejects when it cannot be reached or answers nonsense. */
export type Source<Content> = (etag: string | undefined) => Promise<SourceAnswer<Content>>;

type Entry = {
  content?: unknown;
  etag: string | undefined;
  /** When the content was last known to be true; 0 before the first answer. */
  checkedAt: number;
  /** The backend is left alone until then. */
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

/** After a failed attempt the backend is asked again at the earliest after this long. */
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

  const ask = async (key: string, entry: Entry, source: Source<unknown>): Promise<void> => {
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

  /** One question at a time for each key, however many visitors wait for it. */
  const refresh = (key: string, entry: Entry, source: Source<unknown>): Promise<void> =>
    (entry.pending ??= ask(key, entry, source));

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
    // A key always goes with the same source, so its content has that source's type.
    if (entry.hasContent) return success(entry.content as Content);
    return failure(entry.missing ? 'not-found' : 'unavailable');
  };

  return { get };
}
