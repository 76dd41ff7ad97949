/**
 * A text that is compressed once and sent many times, each time with another nonce in its holes. Brotli keeps no distance
 * to bytes that it did not refer to, so a hole is a block of its own, uncompressed (RFC 7932, 9.2), and whatever is
 * in it leaves the rest of the stream as it is.
 *
 * What fills a hole has a fixed length and ends with the same two bytes each time: those decide how the next letter is
 * coded. A nonce in base64, which ends with `==`, is like that.
 */
import { randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliDecompress, constants, createBrotliCompress, type BrotliCompress } from 'node:zlib';
import { createNonce } from '../http/security-headers';

const decompress = promisify(brotliDecompress);

/** Within 10 % of the best, at a tenth of its time. */
const QUALITY = 5;

const NONCE_BYTES = createNonce().length;
const NONCE_END = '==';

/** ISLAST 0, MNIBBLES 4 (as 0), MLEN - 1 in 16 bits, ISUNCOMPRESSED 1, then up to the end of the third byte. */
function rawBlockHeader(length: number): Buffer {
  const header = Buffer.alloc(3);
  header.writeUIntLE(((length - 1) << 3) | (1 << 19), 0, 3);
  return header;
}

const HOLE_HEADER = rawBlockHeader(NONCE_BYTES);

/** Bytes with holes of a nonce's length, at these offsets. */
export type Template = { bytes: Buffer; holes: readonly number[] };

const HOLE = Buffer.alloc(NONCE_BYTES);

/** @param parts the text before, between and after the holes */
export function toTemplate(parts: readonly Buffer[]): Template {
  const holes: number[] = [];
  let offset = 0;
  for (const { length } of parts.slice(0, -1)) {
    holes.push(offset + length);
    offset += length + NONCE_BYTES;
  }
  return { bytes: Buffer.concat(parts.flatMap((part, index) => (index === 0 ? [part] : [HOLE, part]))), holes };
}

/** Bytes of a text or of its compressed form, with this nonce in every hole. */
export function fillTemplate({ bytes, holes }: Template, nonce: string): Buffer {
  const filled = Buffer.from(bytes);
  for (const hole of holes) filled.write(nonce, hole, 'latin1');
  return filled;
}

/** In place of a nonce, as the compressor sees it: random, and no text at all, so that nothing is found to be the same as it. */
function standIn(): Buffer {
  const bytes = randomBytes(NONCE_BYTES).map((byte) => byte | 0x80);
  return Buffer.concat([bytes.subarray(0, -NONCE_END.length), Buffer.from(NONCE_END)]);
}

/** What the compressor has to say of a part, up to a whole byte. */
const compressPart = (stream: BrotliCompress, part: Buffer | string): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const take = (chunk: Buffer) => chunks.push(chunk);
    stream.on('data', take);
    stream.once('error', reject);
    stream.write(part);
    stream.flush(constants.BROTLI_OPERATION_FLUSH, () => {
      stream.off('data', take).off('error', reject);
      resolve(Buffer.concat(chunks));
    });
  });

const finish = (stream: BrotliCompress): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    stream
      .on('data', (chunk: Buffer) => chunks.push(chunk))
      .once('error', reject)
      .once('end', () => resolve(Buffer.concat(chunks)));
    stream.end();
  });

/** A nonce comes out of the stream as it went in, whichever it is. */
async function isSound(text: Template, compressed: Template): Promise<boolean> {
  const nonce = createNonce();
  return (await decompress(fillTemplate(compressed, nonce))).equals(fillTemplate(text, nonce));
}

/**
 * @param text the text before, between and after the holes
 * @returns a Brotli stream of it
 * @throws {Error} when it would not decompress to the text
 */
export async function compressTemplate(text: readonly Buffer[]): Promise<Template> {
  const stream = createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } });
  const parts: Buffer[] = [];
  for (const [index, part] of text.entries()) {
    // The compressor must know where it is; what it makes of the hole is left out.
    if (index > 0) await compressPart(stream, standIn());
    const isLast = index === text.length - 1;
    parts.push(Buffer.concat([await compressPart(stream, part), isLast ? await finish(stream) : HOLE_HEADER]));
  }
  const compressed = toTemplate(parts);
  if (!(await isSound(toTemplate(text), compressed)))
    throw new Error('page cache: a compressed page does not decompress to its text');
  return compressed;
}
