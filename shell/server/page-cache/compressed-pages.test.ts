import { setTimeout as wait } from 'node:timers/promises';
import { brotliDecompressSync } from 'node:zlib';
import { createCompressedPages } from './compressed-pages';

const words = Array.from({ length: 4_000 }, (_, index) => `<p>mot ${(index * 7919) % 1009}</p>`);
const text = words.join('');
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
  const first = await compress(text, 'a');
  expect(await compress(text, 'a')).toBe(first);
  const small = await untilSmaller(() => compress(text, 'a'), first.length);
  expect(brotliDecompressSync(small).toString()).toBe(text);
  expect(await compress(text, 'a')).toBe(small);
});

it('compresses another text by itself', async () => {
  const compress = createCompressedPages({ onError });
  await compress(text, 'a');
  expect(brotliDecompressSync(await compress('autre', 'b')).toString()).toBe('autre');
});

it('evicts the page that was not requested for the longest time', async () => {
  const stream = await createCompressedPages({ onError })(text, 'a');
  const compress = createCompressedPages({ onError, maxBytes: stream.length * 2 });
  const [a, b] = [await compress(text, 'a'), await compress(text, 'b')];
  expect(await compress(text, 'a')).toBe(a);
  await compress(text.slice(1), 'c');
  expect(await compress(text, 'b')).not.toBe(b);
});
