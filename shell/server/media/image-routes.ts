/**
 * Stored photographs in the widths that screens need (docs/decisions/0017): each is made once in this process, and again after
 * a change of its original.
 */
import type { FastifyInstance, FastifyReply } from 'fastify';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import { BodyTooLargeError, readBody } from '@vipp/shared/lib/read-body';
import { entityTag, isUnchanged } from '../http/entity-tag';
import { storedFilePolicy } from '../http/security-headers';
import { resizePhotograph, UnusableImageError, type PageFormat } from '@vipp/shared/server/resize-photograph';
import { decodeUri } from '@vipp/shared/lib/decode-uri';
import { isStoredPhotograph, PHOTOGRAPH_WIDTHS, RESIZED_BASE } from '@vipp/shared/lib/photographs';
import { isStored } from '../data/html/stored-address';

const ADDRESS = new RegExp(`^${RESIZED_BASE}/(\\d+)(/.+)$`);

/** One spelling of a path: with several of one file, visitors could have it resized any number of times. */
function canonicalPath(path: string): string | undefined {
  const segments = path.split('/').map(decodeUri);
  if (segments.includes(undefined)) return undefined;
  const named = segments.filter((segment) => segment && segment !== '.');
  return `/${named.map((segment) => encodeURIComponent(segment ?? '')).join('/')}`;
}

type ImageAddress = {
  width: number;
  /** Path of the original, both at the content service and on this site. */
  path: string;
};

/** @returns undefined for other widths, files outside the storage, and addresses with a query */
export function readImageAddress(url: string): ImageAddress | undefined {
  const [, digits, given = ''] = ADDRESS.exec(url) ?? [];
  const width = PHOTOGRAPH_WIDTHS.find((known) => String(known) === digits);
  const path = given.includes('?') ? undefined : canonicalPath(given);
  return width && path && isStored(path) ? { width, path } : undefined;
}

const TIMEOUT_MS = 10_000;
const MAX_ORIGINAL_BYTES = 25 * 1024 * 1024;

type Original =
  | { kind: 'file'; file: Buffer; tag: string | undefined }
  /** It is the one that has the known tag. */
  | { kind: 'unchanged' }
  | { kind: 'missing' };

/**
 * @param knownTag entity tag of an earlier answer
 * @throws {Error} when the content service is unreachable, refuses, redirects, or exceeds the limit
 */
async function readOriginal(address: string, knownTag?: string): Promise<Original> {
  const response = await fetch(address, {
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
    headers: knownTag === undefined ? {} : { 'if-none-match': knownTag },
  });
  if (response.ok) {
    const file = Buffer.from((await readBody(response, MAX_ORIGINAL_BYTES)).buffer);
    return { kind: 'file', file, tag: response.headers.get('etag') ?? undefined };
  }
  await response.body?.cancel();
  if (response.status === 304) return { kind: 'unchanged' };
  if (response.status === 404 || response.status === 410) return { kind: 'missing' };
  throw new Error(`the content service answered ${response.status}`);
}

/** About a thousand images of 720 pixels. */
const MAX_BYTES = 64 * 1024 * 1024;
/** Estimated size of a cached entry without the bytes of its image. */
const ENTRY_BYTES = 1_024;
const FRESH_MS = 5 * 60_000;
/** Pause before an unreadable or unusable original is requested again. */
const RETRY_MS = 60_000;
const BUSY_MS = 1_000;
/** More images at a time would take processors and memory from pages. */
const AT_ONCE = 2;
const MAX_WAITING = 60;

type Photograph =
  | { kind: 'image'; image: Buffer; etag: string; originalTag: string | undefined }
  | { kind: 'missing' }
  /** The page shows the original instead. */
  | { kind: 'unusable' };

type Wanted = ImageAddress & { format: PageFormat };

type Options = {
  backendUrl: string;
  /** Called for files that editors must replace; not while the content service is down, for any address of a visitor. */
  onUnusable: (address: ImageAddress, reason: string) => void;
};

const isAboutFile = (error: unknown): error is Error =>
  error instanceof UnusableImageError || error instanceof BodyTooLargeError;

const sizeOf = (photograph: Photograph): number =>
  ENTRY_BYTES + (photograph.kind === 'image' ? photograph.image.length : 0);

/** @returns a function that never rejects */
function createPhotographs({ backendUrl, onUnusable }: Options) {
  const make = async ({ width, path, format }: Wanted, cached?: Photograph): Promise<Photograph> => {
    const knownTag = cached?.kind === 'image' ? cached.originalTag : undefined;
    const original = await readOriginal(backendUrl + path, knownTag);
    if (original.kind === 'missing') return original;
    if (original.kind === 'unchanged') {
      if (!cached) throw new Error('the content service answered 304 to a request without a tag');
      return cached;
    }
    const image = await resizePhotograph(original.file, width, format);
    return { kind: 'image', image, etag: entityTag(image), originalTag: original.tag };
  };
  const inTurn = pLimit(AT_ONCE);

  const photographs = new LRUCache<string, Photograph, Wanted>({
    maxSize: MAX_BYTES,
    sizeCalculation: sizeOf,
    ttl: FRESH_MS,
    // An image evicted before its completion is answered all the same.
    ignoreFetchAbort: true,
    fetchMethod: async (_key, cached, { options, context }) => {
      if (inTurn.pendingCount >= MAX_WAITING) {
        options.ttl = BUSY_MS;
        return cached ?? { kind: 'unusable' };
      }
      try {
        const photograph = await inTurn(make, context, cached);
        if (photograph.kind !== 'image') options.ttl = RETRY_MS;
        return photograph;
      } catch (error) {
        options.ttl = RETRY_MS;
        if (isAboutFile(error)) onUnusable(context, error.message);
        // While the content service is down, cached images stay.
        else if (cached) return cached;
        return { kind: 'unusable' };
      }
    },
  });

  return async (wanted: Wanted): Promise<Photograph> =>
    (await photographs.fetch(`${wanted.format}${wanted.width}${wanted.path}`, { context: wanted })) ?? {
      kind: 'unusable',
    };
}

/** As long as their originals, stored files. */
const LIFETIME = 'public, max-age=3600, stale-while-revalidate=86400';
/** For what an editor may correct. */
const SHORT_LIFETIME = 'public, max-age=60';

const sendMissing = (reply: FastifyReply, lifetime: string): FastifyReply =>
  reply.code(404).header('cache-control', lifetime).type('text/plain; charset=utf-8').send('There is no such image.\n');

/** The browser shows the original in its place. */
const sendToOriginal = (reply: FastifyReply, path: string): FastifyReply =>
  reply.header('cache-control', SHORT_LIFETIME).redirect(path, 307);

export function registerImages(app: FastifyInstance, { backendUrl }: { backendUrl: string }): void {
  const photographOf = createPhotographs({
    backendUrl,
    onUnusable: ({ path, width }, reason) => app.log.warn({ path, width, reason }, 'a photograph could not be resized'),
  });
  app.get(`${RESIZED_BASE}/*`, { compress: false }, async (request, reply) => {
    const address = readImageAddress(request.url);
    if (!address) return sendMissing(reply, 'no-store');
    if (!isStoredPhotograph(address.path)) return sendToOriginal(reply, address.path);
    const format = /\bimage\/avif\b/.test(request.headers.accept ?? '') ? 'avif' : 'webp';
    const photograph = await photographOf({ ...address, format });
    if (photograph.kind === 'missing') return sendMissing(reply, SHORT_LIFETIME);
    if (photograph.kind === 'unusable') return sendToOriginal(reply, address.path);
    reply.header('cache-control', LIFETIME).header('vary', 'accept');
    const type = `image/${format}`;
    // As those of stored files.
    reply.header('content-security-policy', storedFilePolicy(type)).header('x-frame-options', 'SAMEORIGIN');
    return isUnchanged(request, reply, photograph.etag) ? reply.send() : reply.type(type).send(photograph.image);
  });
}
