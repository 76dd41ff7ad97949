/**
 * Caches publicly cacheable pages for a short time, so that simultaneous requests cost one rendering. The key includes
 * everything that changes a page.
 */
import { LRUCache } from 'lru-cache';
import { entityTag } from '../http/entity-tag';

/** A publicly cacheable page, as it was rendered for one visitor. */
export type PublicPage = {
  html: Buffer;
  /** Its content security policy. */
  policy: string;
  status: number;
  /** False for a page to be rendered again for the next visitor: only those already waiting for it get it. */
  isCacheable: boolean;
};

/** `compressed`: with Brotli. */
export type CachedPage = PublicPage & { entityTag: string; compressed: Buffer };

type Render<Rendered> = () => Promise<{ rendered: Rendered; shared: PublicPage | undefined }>;

export type PageCache = {
  /** Forgets all pages, and those that are being rendered: later requests get later renderings. */
  clear: () => void;
  /**
   * The page of this key. One caller renders it, and the others wait, even for a failure: otherwise all of them would retry at
   * once.
   *
   * @param render returns `shared: undefined` for a personal page; only its caller gets `rendered`
   * @returns undefined where no page can be shared and `render` was not called: the caller renders its own page
   * @throws the error of `render`
   */
  share: <Rendered>(
    key: string,
    render: Render<Rendered>,
  ) => Promise<{ cached: CachedPage } | { rendered: Rendered } | undefined>;
};

type Options = {
  /** Lifetime of a page; 0 disables the cache. */
  ttlMs: number;
  compress: (text: Buffer) => Promise<Buffer>;
  /** Size of texts and their compressed forms together; the pages requested longest ago are evicted first. */
  maxBytes?: number;
  now?: () => number;
};

const MAX_BYTES = 32 * 1024 * 1024;
/** Approximate size of an entry without its page. */
const ENTRY_BYTES = 500;

const sizeOf = (page: CachedPage | 'personal'): number =>
  ENTRY_BYTES + (page === 'personal' ? 0 : page.html.length + page.compressed.length);

export function createPageCache({
  ttlMs,
  compress,
  maxBytes = MAX_BYTES,
  now = () => performance.now(),
}: Options): PageCache {
  if (ttlMs === 0) return { clear: () => undefined, share: async () => undefined };
  const pages = new LRUCache<string, CachedPage | 'personal', () => Promise<PublicPage | undefined>>({
    maxSize: maxBytes,
    sizeCalculation: sizeOf,
    ttl: ttlMs,
    ttlResolution: 0,
    perf: { now },
    // Callers who wait when the cache is cleared get the page all the same.
    ignoreFetchAbort: true,
    fetchMethod: async (_key, _stale, { context: render }) => {
      const shared = await render();
      if (!shared) return 'personal';
      return { ...shared, entityTag: entityTag(shared.html), compressed: await compress(shared.html) };
    },
  });

  const share: PageCache['share'] = async <Rendered>(key: string, render: Render<Rendered>) => {
    let own: Awaited<ReturnType<typeof render>> | undefined;
    const page = await pages.fetch(key, { context: async () => (own = await render()).shared });
    if (typeof page !== 'object') return own;
    if (!page.isCacheable && pages.peek(key) === page) pages.delete(key);
    return { cached: page };
  };

  return { clear: () => pages.clear(), share };
}
