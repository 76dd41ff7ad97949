/**
 * A text that is compressed once and sent many times, each time with another nonce in its slots. A slot is an uncompressed
 * block of the Brotli stream (RFC 7932, 9.2) that no other block refers to, so its bytes can be replaced without a change
 * to the rest of the stream.
 *
 * The bytes in a slot have a fixed length and end with the same two bytes, which are the context of the next literal. Nonces
 * in base64, which end with `==`, meet both conditions.
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

const SLOT_HEADER = rawBlockHeader(NONCE_BYTES);

/** Bytes with slots of the length of a nonce, at these offsets. */
export type Template = { bytes: Buffer; slots: readonly number[] };

const EMPTY_SLOT = Buffer.alloc(NONCE_BYTES);

/** @param parts the text before, between and after the slots */
export function toTemplate(parts: readonly Buffer[]): Template {
  const slots: number[] = [];
  let offset = 0;
  for (const { length } of parts.slice(0, -1)) {
    slots.push(offset + length);
    offset += length + NONCE_BYTES;
  }
  return { bytes: Buffer.concat(parts.flatMap((part, index) => (index === 0 ? [part] : [EMPTY_SLOT, part]))), slots };
}

/** Bytes of a text or of its compressed form, with this nonce in every slot. */
export function fillTemplate({ bytes, slots }: Template, nonce: string): Buffer {
  const filled = Buffer.from(bytes);
  for (const slot of slots) filled.write(nonce, slot, 'latin1');
  return filled;
}

/** Compressed in place of a nonce: random bytes that are no text, so that the compressor finds no match with them. */
function placeholder(): Buffer {
  const bytes = randomBytes(NONCE_BYTES).map((byte) => byte | 0x80);
  return Buffer.concat([bytes.subarray(0, -NONCE_END.length), Buffer.from(NONCE_END)]);
}

/** Compressed bytes of a part, flushed to a whole byte. */
const compressPart = (stream: BrotliCompress, part: Buffer | string): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const collect = (chunk: Buffer) => chunks.push(chunk);
    stream.on('data', collect);
    stream.once('error', reject);
    stream.write(part);
    stream.flush(constants.BROTLI_OPERATION_FLUSH, () => {
      stream.off('data', collect).off('error', reject);
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

/** Whether the stream decompresses to the text with the nonce of its slots. */
async function isCorrect(text: Template, compressed: Template): Promise<boolean> {
  const nonce = createNonce();
  return (await decompress(fillTemplate(compressed, nonce))).equals(fillTemplate(text, nonce));
}

/**
 * @param text the text before, between and after the slots
 * @returns its Brotli stream
 * @throws {Error} when it would not decompress to the text
 */
export async function compressTemplate(text: readonly Buffer[]): Promise<Template> {
  const stream = createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } });
  const parts: Buffer[] = [];
  for (const [index, part] of text.entries()) {
    // The compressor must advance by the length of a nonce; its output for the slot is discarded.
    if (index > 0) await compressPart(stream, placeholder());
    const isLast = index === text.length - 1;
    parts.push(Buffer.concat([await compressPart(stream, part), isLast ? await finish(stream) : SLOT_HEADER]));
  }
  const compressed = toTemplate(parts);
  if (!(await isCorrect(toTemplate(text), compressed)))
    throw new Error('page cache: a compressed page does not decompress to its text');
  return compressed;
}
