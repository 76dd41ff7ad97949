/**
 * Pages that are the same for every visitor of an address, kept for a moment: a crowd that comes at once costs one
 * rendering. All that makes two pages differ stands in the key, and each response has a nonce of its own.
 *
 * A page that one visitor asks for is sent and forgotten; the second within the moment makes it worth keeping. So addresses
 * that robots make up cost no memory, and no second compression.
 */
import type { Visit } from '../render/page-request';
import { compressTemplate, toTemplate, type Template } from './compressed-template';

/** A page without its nonces. */
export type KeptPage = { status: number; text: Template; compressed: Template };

/** A page that everybody may get, as it was rendered for one visitor. */
export type SharedHtml = {
  html: string;
  nonce: string;
  status: number;
  /** False for a page that the next visitor should try anew: only those who wait for it already get it. */
  isCacheable: boolean;
};

export type PageCache = {
  /** Of all that is kept. */
  bytes: () => number;
  /**
   * The kept page of this key. Where there is none, one caller renders and the others wait for what it makes. They share
   * a failure too: otherwise all of them would render at once what has just failed.
   *
   * @param render answers undefined where the page is that visitor's own
   * @returns undefined where there is nothing to share: who called `render` has its own, the others render theirs
   * @throws what `render` threw
   */
  share: (
    key: string,
    render: () => Promise<SharedHtml | undefined>,
  ) => KeptPage | undefined | Promise<KeptPage | undefined>;
};

type Options = {
  /** For how long; 0 keeps nothing. */
  ttlMs: number;
  /** Of text and compressed form together; addresses that robots make up push each other out. */
  maxBytes?: number;
  /** Hears of a page that could not be kept. It is sent all the same. */
  onError: (error: unknown) => void;
  now?: () => number;
};

/** `passing`: it may be shared, but only one visitor asked so far. `own`: each visitor gets another. */
type Entry = { page: KeptPage | 'passing' | 'own'; bytes: number; until: number };

type Rendering = { page: Promise<KeptPage | undefined>; isAwaited: boolean };

const MAX_BYTES = 32 * 1024 * 1024;

/** What an entry takes besides its page, roughly. */
const ENTRY_BYTES = 500;

const sizeOf = (page: Entry['page']): number =>
  ENTRY_BYTES + (typeof page === 'string' ? 0 : page.text.bytes.length + page.compressed.bytes.length);

const versionKeys = new WeakMap<Visit['release']['remotes'], string>();

/** The same map stands for the same versions as long as a release lives: it is spelt out once. */
function versionsOf({ remotes }: Visit['release']): string {
  const known = versionKeys.get(remotes);
  if (known !== undefined) return known;
  const key = [...remotes].map(([name, { version }]) => `${name}@${version}`).join(' ');
  versionKeys.set(remotes, key);
  return key;
}

/** Undefined for what is one visitor's own: a preview, and the banner that was asked for again. */
export function pageKey({ url, theme, consent, consentReopened, release }: Visit): string | undefined {
  if (consentReopened || release.preview.length > 0) return undefined;
  return `${url.pathname}${url.search} ${theme} ${consent} ${versionsOf(release)}`;
}

async function toKept({ html, nonce, status }: SharedHtml): Promise<KeptPage> {
  const parts = html.split(nonce).map((part) => Buffer.from(part));
  return { status, text: toTemplate(parts), compressed: await compressTemplate(parts) };
}

export function createPageCache({ ttlMs, maxBytes = MAX_BYTES, onError, now = Date.now }: Options): PageCache {
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
    // Oldest first: pages of earlier versions are never asked for again.
    for (const [oldest, { until }] of entries) {
      if (bytes <= maxBytes && now() < until + ttlMs) break;
      drop(oldest);
    }
  };

  const renderAndKeep = async (
    key: string,
    rendering: Rendering,
    wasAsked: boolean,
    render: () => Promise<SharedHtml | undefined>,
  ): Promise<KeptPage | undefined> => {
    const shared = await render();
    if (!shared) {
      put(key, 'own');
      return undefined;
    }
    if (!rendering.isAwaited && !(wasAsked && shared.isCacheable)) {
      if (shared.isCacheable) put(key, 'passing');
      return undefined;
    }
    const page = await toKept(shared).catch(onError);
    if (shared.isCacheable || !page) put(key, page ?? 'own');
    return page ?? undefined;
  };

  const begin = (
    key: string,
    wasAsked: boolean,
    render: () => Promise<SharedHtml | undefined>,
  ): Promise<KeptPage | undefined> => {
    const rendering: Rendering = { page: Promise.resolve(undefined), isAwaited: false };
    renderings.set(key, rendering);
    rendering.page = renderAndKeep(key, rendering, wasAsked, render).finally(() => renderings.delete(key));
    return rendering.page;
  };

  const share: PageCache['share'] = (key, render) => {
    const entry = entries.get(key);
    const age = entry ? now() - entry.until : Infinity;
    const kept = typeof entry?.page === 'object' ? entry.page : undefined;
    if (age < 0 && kept) return kept;
    if (age < 0 && entry?.page === 'own') return undefined;
    const rendering = renderings.get(key);
    if (!rendering) return begin(key, age < ttlMs, render);
    // While one visitor renders it anew the others get it as it was, for as long again at most.
    if (age < ttlMs && kept) return kept;
    rendering.isAwaited = true;
    return rendering.page;
  };

  return { bytes: () => bytes, share: ttlMs === 0 ? () => undefined : share };
}
