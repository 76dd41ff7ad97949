/** The resized photographs of this process: each is made once, and again when its original has changed. */
import { LRUCache } from 'lru-cache';
import { BodyTooLargeError } from '@vipp/shared/lib/read-body';
import { entityTag } from '../http/entity-tag';
import { atMost, TooManyWaitingError } from '../lib/at-most';
import type { ImageAddress } from './image-address';
import { readOriginal } from './read-original';
import { resizePhotograph, UnusableImageError, type PageFormat } from '@vipp/shared/server/resize-photograph';

/** About a thousand images of 720 pixels. */
const MAX_BYTES = 64 * 1024 * 1024;
/** Estimated size of a cached entry without the bytes of its image. */
const ENTRY_BYTES = 1_024;
const FRESH_MS = 5 * 60_000;
/** Time after which an original that cannot be read or used is requested again. */
const RETRY_MS = 60_000;
const BUSY_MS = 1_000;
/** More images at a time would take processors and memory from pages. */
const LIMITS = { running: 2, waiting: 60 };

export type Photograph =
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
export function createPhotographs({ backendUrl, onUnusable }: Options) {
  const make = atMost(LIMITS, async ({ width, path, format }: Wanted, cached?: Photograph): Promise<Photograph> => {
    const knownTag = cached?.kind === 'image' ? cached.originalTag : undefined;
    const original = await readOriginal(backendUrl + path, knownTag);
    if (original.kind === 'missing') return original;
    if (original.kind === 'unchanged') {
      if (!cached) throw new Error('the content service answered 304 to a request without a tag');
      return cached;
    }
    const image = await resizePhotograph(original.file, width, format);
    return { kind: 'image', image, etag: entityTag(image), originalTag: original.tag };
  });

  const photographs = new LRUCache<string, Photograph, Wanted>({
    maxSize: MAX_BYTES,
    sizeCalculation: sizeOf,
    ttl: FRESH_MS,
    // An image that others displace while it is made is answered all the same.
    ignoreFetchAbort: true,
    fetchMethod: async (_key, cached, { options, context }) => {
      try {
        const photograph = await make(context, cached);
        if (photograph.kind !== 'image') options.ttl = RETRY_MS;
        return photograph;
      } catch (error) {
        options.ttl = error instanceof TooManyWaitingError ? BUSY_MS : RETRY_MS;
        if (isAboutFile(error)) onUnusable(context, error.message);
        // While the content service is down, what is cached stays.
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
