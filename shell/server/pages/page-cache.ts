/**
 * Caches pages of all visitors for a short time: simultaneous requests cost one rendering. The key has all that changes a page.
 */
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { LRUCache } from 'lru-cache';

/** A page as it is sent. */
export type SentPage = {
  status: number;
  headers: Record<string, string>;
  /** Absent from a redirect. */
  html?: Buffer;
  /** With Brotli, of a page from the cache. */
  compressed?: Buffer;
  entityTag?: string;
  /**
   * Who may get it: its visitor alone, all visitors of the address, or those already waiting for it, and it is rendered again for
   * the next one.
   */
  audience: 'visitor' | 'waiting' | 'all';
  /** Whether a page of another host may show it in a frame. */
  isFramed?: boolean;
};

const brotli = promisify(brotliCompress);

/**
 * A tenth larger than the smallest, in a millisecond and a half. A window of 256 kB fits most pages; the default of 4 MB counts
 * as external memory, and made V8 collect the whole heap every few pages.
 */
export const compressPage = (text: Buffer): Promise<Buffer> =>
  brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 18 } });

type Options = {
  /** Lifetime of a page; 0 disables the cache. */
  ttlMs: number;
  /** Size of texts and their compressed forms together; the pages requested longest ago are evicted first. */
  maxBytes?: number | undefined;
  now?: () => number;
};

const MAX_BYTES = 32 * 1024 * 1024;
/** Approximate size of an entry without its page. */
const ENTRY_BYTES = 500;

export function createPageCache({ ttlMs, maxBytes = MAX_BYTES, now = () => performance.now() }: Options) {
  const pages = new LRUCache<string, SentPage | 'personal', () => Promise<SentPage>>({
    maxSize: maxBytes,
    sizeCalculation: (page) =>
      ENTRY_BYTES + (page === 'personal' ? 0 : (page.html?.length ?? 0) + (page.compressed?.length ?? 0)),
    ttl: ttlMs,
    ttlResolution: 0,
    perf: { now },
    // Callers get the page even if the cache is cleared during the render.
    ignoreFetchAbort: true,
    fetchMethod: async (_key, _stale, { context: render }) => {
      const page = await render();
      if (page.audience === 'visitor' || !page.html) return 'personal';
      return { ...page, compressed: await compressPage(page.html) };
    },
  });

  /**
   * The page of this key. One caller renders it, and the others wait, even for a failure: otherwise all of them would retry at
   * once.
   *
   * @returns undefined for a page of one visitor, without a call of `render`: the caller renders its own page
   * @throws the error of `render`
   */
  const share = async (key: string, render: () => Promise<SentPage>): Promise<SentPage | undefined> => {
    if (ttlMs === 0) return undefined;
    let rendered: SentPage | undefined;
    const page = await pages.fetch(key, { context: async () => (rendered = await render()) });
    if (typeof page !== 'object') return rendered;
    if (page.audience === 'waiting' && pages.peek(key) === page) pages.delete(key);
    return page;
  };

  /** Forgets all pages, and those that are being rendered: later requests get later renderings. */
  return { clear: () => pages.clear(), share };
}
