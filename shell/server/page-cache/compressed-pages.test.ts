import { setTimeout as wait } from 'node:timers/promises';
import { brotliDecompressSync } from 'node:zlib';
import { createCompressedPages } from './compressed-pages';

const words = Array.from({ length: 4_000 }, (_, index) => `<p>mot ${(index * 7919) % 1009}</p>`);
const text = Buffer.from(words.join(''));
const onError = (error: unknown) => {
  throw error;
};

async function untilSmaller(compress: () => Promise<Buffer>, than: number): Promise<Buffer> {
  for (let tries = 0; tries < 200; tries += 1) {
    const stream = await compress();
    if (stream.length < than) return stream;
    await wait(20);
  }
  throw new Error('was not compressed again');
}

it('compresses a page again, smaller, once it is requested a second time', async () => {
  const compress = createCompressedPages({ onError });
  const first = await compress(text, 'a', false);
  expect(await compress(text, 'a', false)).toBe(first);
  const small = await untilSmaller(() => compress(text, 'a', false), first.length);
  expect(brotliDecompressSync(small)).toEqual(text);
  expect(await compress(text, 'a', false)).toBe(small);
});

it('compresses as small as possible at once what shared caches store, where there are few of its kind', async () => {
  const sizeOf = async (isStored: boolean, isOneOfFew: boolean) =>
    (await createCompressedPages({ onError, isStored })(text, 'a', isOneOfFew)).length;
  const [fast, stored, small] = [await sizeOf(false, true), await sizeOf(true, false), await sizeOf(true, true)];
  expect(small).toBeLessThan(stored);
  expect(stored).toBeLessThan(fast);
});

it('compresses another text by itself', async () => {
  const compress = createCompressedPages({ onError });
  await compress(text, 'a', false);
  expect(brotliDecompressSync(await compress(Buffer.from('autre'), 'b', false)).toString()).toBe('autre');
});

it('evicts the page that was not requested for the longest time', async () => {
  const stream = await createCompressedPages({ onError })(text, 'a', false);
  const compress = createCompressedPages({ onError, maxBytes: stream.length * 2 });
  const [a, b] = [await compress(text, 'a', false), await compress(text, 'b', false)];
  expect(await compress(text, 'a', false)).toBe(a);
  await compress(text.subarray(1), 'c', false);
  expect(await compress(text, 'b', false)).not.toBe(b);
});
