/**
 * Brotli streams of pages that are the same for all visitors, by the entity tag of their text. A page is rendered again every
 * second (docs/decisions/0015), and is nearly always the same text: that is compressed once for the visitor who waits, and once
 * more, as small as it gets, when it is requested again (docs/decisions/0063).
 */
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

/**
 * Compresses a page, or finds it compressed.
 *
 * @param tag entity tag of the text
 * @param isOneOfFew whether its address has no parameter: shared caches then get it as small as possible at once
 */
export type CompressShared = (text: Buffer, tag: string, isOneOfFew: boolean) => Promise<Buffer>;

type Options = {
  /** Whether shared caches store the first stream of a page, and send it to all visitors. */
  isStored?: boolean;
  /** Of all streams; those that were not requested for the longest time are evicted first. */
  maxBytes?: number;
  /** Called when a page could not be compressed again; its first stream is sent. */
  onError: (error: unknown) => void;
};

const MAX_BYTES = 8 * 1024 * 1024;

const brotli = promisify(brotliCompress);
const compressAt = (quality: number, windowBits: number) => (text: Buffer) =>
  brotli(text, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_LGWIN]: windowBits },
  });

/**
 * A fifth larger than the smallest, in a millisecond. A window of 128 kB fits most pages; the default of 4 MB counts as
 * external memory, and made V8 collect the whole heap every few pages.
 */
export const compressFast = compressAt(4, 17);
/** A tenth larger than the smallest, in one and a half. */
const compressForCaches = compressAt(5, 18);
/** About 50 ms, on a thread of its own. */
const compressSmall = compressAt(10, 22);
/** A sixtieth smaller, in three times the time: for the twenty pages that most visitors enter by. */
const compressSmallest = compressAt(11, 22);

type Entry = { stream: Buffer; isSmall: boolean };

export function createCompressedPages({ isStored = false, maxBytes = MAX_BYTES, onError }: Options): CompressShared {
  const compressFirst = async (text: Buffer, isOneOfFew: boolean): Promise<Entry> => {
    if (!isStored) return { stream: await compressFast(text), isSmall: false };
    return { stream: await (isOneOfFew ? compressSmallest : compressForCaches)(text), isSmall: isOneOfFew };
  };
  const entries = new Map<string, Entry>();
  let bytes = 0;
  let isBusy = false;

  const drop = (tag: string): void => {
    bytes -= entries.get(tag)?.stream.length ?? 0;
    entries.delete(tag);
  };

  /** As the entry that was requested last. */
  const put = (tag: string, entry: Entry): void => {
    drop(tag);
    entries.set(tag, entry);
    bytes += entry.stream.length;
    for (const oldest of entries.keys()) {
      if (bytes <= maxBytes) break;
      drop(oldest);
    }
  };

  /** One page at a time: the other threads stay free for pages that visitors wait for. */
  const makeSmall = async (text: Buffer, tag: string, isOneOfFew: boolean): Promise<void> => {
    if (isBusy) return;
    isBusy = true;
    try {
      put(tag, { stream: await (isOneOfFew ? compressSmallest : compressSmall)(text), isSmall: true });
    } catch (error) {
      onError(error);
    } finally {
      isBusy = false;
    }
  };

  return async (text, tag, isOneOfFew) => {
    const known = entries.get(tag);
    if (known) put(tag, known);
    const entry = known ?? (await compressFirst(text, isOneOfFew));
    if (!known) put(tag, entry);
    else if (!entry.isSmall) void makeSmall(text, tag, isOneOfFew);
    return entry.stream;
  };
}
