/**
 * Pages that are the same for every visitor of an address, kept for a moment: a crowd that comes at once costs one
 * rendering. All that makes two pages differ stands in the key, and each response has a nonce of its own.
 */
import type { PageRequest } from '../render/page-request';
import { compressTemplate, type Template } from './compressed-template';

/** A page without its nonces. */
export type KeptPage = { text: Template; compressed: Template };

export type PageCache = {
  get: (key: string) => KeptPage | undefined;
  /** Keeps a page that was just sent with this nonce. */
  put: (key: string, html: string, nonce: string) => Promise<void>;
};

type Options = {
  /** For how long; 0 keeps nothing. */
  ttlMs: number;
  /** Of text and compressed form together; addresses that robots make up push each other out. */
  maxBytes?: number;
  now?: () => number;
};

type Entry = { page: KeptPage; bytes: number; until: number; isRenewed: boolean };

const MAX_BYTES = 32 * 1024 * 1024;

const sizeOf = ({ text, compressed }: KeptPage): number => [...text, ...compressed].reduce((sum, { length }) => sum + length, 0);

/** Undefined for what is one visitor's own: a preview, and the banner that was asked for again. */
export function pageKey({ url, theme, consent, consentReopened, release }: PageRequest): string | undefined {
  if (consentReopened || release.preview.length > 0) return undefined;
  const versions = [...release.remotes].map(([name, { version }]) => `${name}@${version}`);
  return [url.pathname + url.search, theme, consent, ...versions].join(' ');
}

export function createPageCache({ ttlMs, maxBytes = MAX_BYTES, now = Date.now }: Options): PageCache {
  const entries = new Map<string, Entry>();
  let bytes = 0;

  const drop = (key: string): void => {
    bytes -= entries.get(key)?.bytes ?? 0;
    entries.delete(key);
  };

  /** One visitor renders a page anew, the others meanwhile get it as it was, for as long again at most. */
  const get: PageCache['get'] = (key) => {
    const entry = entries.get(key);
    if (!entry) return undefined;
    if (now() < entry.until || (entry.isRenewed && now() < entry.until + ttlMs)) return entry.page;
    entry.isRenewed = true;
    return undefined;
  };

  const put: PageCache['put'] = async (key, html, nonce) => {
    if (ttlMs === 0) return;
    const until = now() + ttlMs;
    const text = html.split(nonce).map((part) => Buffer.from(part));
    const page = { text, compressed: await compressTemplate(text) };
    drop(key);
    entries.set(key, { page, bytes: sizeOf(page), until, isRenewed: false });
    bytes += sizeOf(page);
    for (const oldest of entries.keys()) {
      if (bytes <= maxBytes) break;
      drop(oldest);
    }
  };

  return { get, put };
}
