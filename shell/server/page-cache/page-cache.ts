/**
 * Caches publicly cacheable pages for a short time, so that simultaneous requests cost one rendering. The key includes
 * everything that changes a page.
 *
 * A page is cached from the second request within that time on, so that addresses invented by robots cost no memory and no
 * second compression.
 */
import { entityTag } from '../http/entity-tag';

export type CachedPage = {
  status: number;
  /** As in `SharedHtml`. */
  isCacheable: boolean;
  /** Its content security policy. */
  policy: string;
  entityTag: string;
  text: Buffer;
  /** With Brotli. */
  compressed: Buffer;
};

/** A publicly cacheable page, as it was rendered for one visitor. */
export type SharedHtml = {
  html: Buffer;
  policy: string;
  status: number;
  /** False for a page to be rendered again for the next visitor: only those already waiting for it get it. */
  isCacheable: boolean;
};

export type PageCache = {
  /** Size of everything cached. */
  bytes: () => number;
  /** Forgets all pages, and those that are being rendered: who asks from now on gets what is rendered from now on. */
  clear: () => void;
  /**
   * The cached page of this key. Where there is none, one caller renders it and the others wait. They share a failure too:
   * otherwise all of them would at once retry the rendering that has just failed.
   *
   * @param render returns `shared: undefined` for a personal page; only its caller gets `rendered`
   * @returns undefined where no page can be shared and `render` was not called: the caller renders its own page
   * @throws the error of `render`
   */
  share: <Rendered>(
    key: string,
    render: () => Promise<{ rendered: Rendered; shared: SharedHtml | undefined }>,
  ) => PageAnswer<Rendered> | Promise<PageAnswer<Rendered>>;
};

/** A cached page, or the page that the caller rendered. */
export type PageAnswer<Rendered> =
  { cached: CachedPage } | { rendered: Rendered; shared: SharedHtml | undefined } | undefined;

type Options = {
  /** Lifetime of a page; 0 disables the cache. */
  ttlMs: number;
  compress: (text: Buffer) => Promise<Buffer>;
  /** Of text and compressed form together; the oldest pages are evicted first. */
  maxBytes?: number;
  /** Called for a page that could not be compressed for the cache, but is sent nevertheless. */
  onError: (error: unknown) => void;
  now?: () => number;
};

/** `requested-once`: it may be shared, but only one visitor requested it so far. `personal`: each visitor gets another. */
type Entry = { page: CachedPage | 'requested-once' | 'personal'; bytes: number; until: number };

type Rendering = { page: Promise<CachedPage | undefined>; isAwaited: boolean };

const MAX_BYTES = 32 * 1024 * 1024;

/** Approximate size of an entry without its page. */
const ENTRY_BYTES = 500;

const sizeOf = (page: Entry['page']): number =>
  ENTRY_BYTES + (typeof page === 'string' ? 0 : page.text.length + page.compressed.length);

async function toCachedPage({ html: text, ...page }: SharedHtml, compress: Options['compress']): Promise<CachedPage> {
  const tag = entityTag(text);
  return { ...page, entityTag: tag, text, compressed: await compress(text) };
}

export function createPageCache({
  ttlMs,
  compress,
  maxBytes = MAX_BYTES,
  onError,
  now = () => performance.now(),
}: Options): PageCache {
  const entries = new Map<string, Entry>();
  const renderings = new Map<string, Rendering>();
  let bytes = 0;

  const drop = (key: string): void => {
    bytes -= entries.get(key)?.bytes ?? 0;
    entries.delete(key);
  };

  const put = (key: string, page: Entry['page']): void => {
    drop(key);
    const size = sizeOf(page) + key.length;
    entries.set(key, { page, bytes: size, until: now() + ttlMs });
    bytes += size;
    // Oldest first: pages of earlier versions are never requested again.
    for (const [oldest, { until }] of entries) {
      if (bytes <= maxBytes && now() < until + ttlMs) break;
      drop(oldest);
    }
  };

  const renderAndCache = async (
    key: string,
    rendering: Rendering,
    wasRequested: boolean,
    render: () => Promise<SharedHtml | undefined>,
  ): Promise<CachedPage | undefined> => {
    /** Not of a page that was begun before the cache was cleared. */
    const putCurrent = (page: Entry['page']): void => {
      if (renderings.get(key) === rendering) put(key, page);
    };
    const shared = await render();
    if (!shared) {
      putCurrent('personal');
      return undefined;
    }
    if (!rendering.isAwaited && !(wasRequested && shared.isCacheable)) {
      if (shared.isCacheable) putCurrent('requested-once');
      return undefined;
    }
    const page = await toCachedPage(shared, compress).catch(onError);
    if (shared.isCacheable || !page) putCurrent(page ?? 'personal');
    return page ?? undefined;
  };

  const begin = (
    key: string,
    wasRequested: boolean,
    render: () => Promise<SharedHtml | undefined>,
  ): Promise<CachedPage | undefined> => {
    const rendering: Rendering = { page: Promise.resolve(undefined), isAwaited: false };
    renderings.set(key, rendering);
    rendering.page = renderAndCache(key, rendering, wasRequested, render).finally(() => {
      if (renderings.get(key) === rendering) renderings.delete(key);
    });
    return rendering.page;
  };

  const findOrRender = (key: string, render: () => Promise<SharedHtml | undefined>) => {
    const entry = entries.get(key);
    const age = entry ? now() - entry.until : Infinity;
    const cached = typeof entry?.page === 'object' ? entry.page : undefined;
    if (age < 0 && cached) return cached;
    if (age < 0 && entry?.page === 'personal') return undefined;
    const rendering = renderings.get(key);
    if (!rendering) return begin(key, age < ttlMs, render);
    // While one request renders it again, the others get the cached page for at most another `ttlMs`.
    if (age < ttlMs && cached) return cached;
    rendering.isAwaited = true;
    return rendering.page;
  };

  const share: PageCache['share'] = async (key, render) => {
    let own: Awaited<ReturnType<typeof render>> | undefined;
    const renderOnce = async () => (own = await render()).shared;
    const cached = await findOrRender(key, renderOnce);
    if (cached) return { cached };
    return own;
  };

  const clear = (): void => {
    renderings.clear();
    for (const key of entries.keys()) drop(key);
  };

  return { bytes: () => bytes, clear, share: ttlMs === 0 ? () => undefined : share };
}
