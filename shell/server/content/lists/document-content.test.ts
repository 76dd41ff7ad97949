import { createContentCache } from '../source/content-cache';
import { createDocumentReader } from './document-content';

const TTL = 30_000;

function setUp() {
  const state = { now: 1_000_000, bytes: undefined as number | undefined, requested: [] as string[] };
  const cache = createContentCache({ ttlMs: TTL, onError: () => undefined, now: () => state.now });
  const storedSize = async (path: string) => {
    state.requested.push(path);
    return state.bytes;
  };
  return { state, read: createDocumentReader({ backend: { storedSize }, cache }) };
}

describe('the content of an article', () => {
  it.each([
    ['storage/posts/a.pdf', '/backend/public/storage/posts/a.pdf'],
    ['posts/bilan-2024.pdf', '/backend/public/storage/posts/bilan-2024.pdf'],
    ['https://elsewhere.example/a.pdf', 'https://elsewhere.example/a.pdf'],
    ['/files/a.pdf', '/files/a.pdf'],
  ])('links the PDF %j by its address on this site', async (content, href) => {
    expect(await setUp().read({ content })).toEqual({ kind: 'pdf', href, bytes: undefined });
  });

  it('requests the size of a PDF once while content is fresh, and again when it was unknown', async () => {
    const { state, read } = setUp();
    const post = { content: 'storage/a.pdf' };
    await Promise.all([read(post), read(post)]);
    expect(state.requested).toEqual(['/backend/public/storage/a.pdf']);
    state.bytes = 4_200;
    state.now += TTL;
    await read(post);
    expect(await read(post)).toMatchObject({ bytes: 4_200 });
    expect(state.requested).toHaveLength(2);
  });

  it('sanitises HTML once for each version of the post', async () => {
    const { read } = setUp();
    const post = { content: '<p onclick="alert(1)">a</p><script>alert(1)</script>' };
    const content = await read(post);
    expect(content).toEqual({ kind: 'html', html: '<p>a</p>' });
    expect(await read(post)).toBe(content);
    expect(await read({ ...post })).not.toBe(content);
  });

  it.each([null, ' ', '<script>alert(1)</script>', '<iframe src="javascript:alert(1)"></iframe>'])(
    'has nothing to show of %j',
    async (content) => {
      expect(await setUp().read({ content })).toEqual({ kind: 'none' });
    },
  );
});
