import { failure, success } from '@vipp/shared/contract/result';
import { sanitiseHere } from '../html/page-entry';
import { createContentCache } from '../source/content-cache';
import { createDocumentReader } from './document-content';

const TTL = 30_000;

function setUp() {
  const state = {
    now: 1_000_000,
    bytes: undefined as number | undefined,
    requested: [] as string[],
    canSanitise: true,
  };
  const cache = createContentCache({ ttlMs: TTL, onError: () => undefined, now: () => state.now });
  const storedSize = async (path: string) => {
    state.requested.push(path);
    return state.bytes;
  };
  const html = async (text: string) => {
    if (!state.canSanitise) throw new Error('the other process ended');
    return sanitiseHere.html(text);
  };
  return { state, read: createDocumentReader({ backend: { storedSize }, cache, sanitiser: { html } }) };
}

describe('the content of an article', () => {
  it.each([
    ['storage/posts/a.pdf', '/backend/public/storage/posts/a.pdf'],
    ['posts/bilan-2024.pdf', '/backend/public/storage/posts/bilan-2024.pdf'],
    ['https://elsewhere.example/a.pdf', 'https://elsewhere.example/a.pdf'],
    ['/files/a.pdf', '/files/a.pdf'],
  ])('links the PDF %j by its address on this site', async (content, href) => {
    expect(await setUp().read({ content })).toEqual(success({ kind: 'pdf', href, bytes: undefined }));
  });

  it('has the document of a text below it, also where nothing of the text may be shown', async () => {
    const link = '<p><a href="storage/a.pdf">Lire</a></p>';
    const document = { href: '/backend/public/storage/a.pdf', bytes: 4_200 };
    const { state, read } = setUp();
    state.bytes = 4_200;
    expect(await read({ content: `<p>a</p>${link}` })).toEqual(success({ kind: 'html', html: '<p>a</p>', document }));
    expect(await read({ content: `<script>1</script>${link}` })).toEqual(success({ kind: 'pdf', ...document }));
  });

  it('requests the size of a PDF once while content is fresh, and again when it was unknown', async () => {
    const { state, read } = setUp();
    const post = { content: 'storage/a.pdf' };
    await Promise.all([read(post), read(post)]);
    expect(state.requested).toEqual(['/backend/public/storage/a.pdf']);
    state.bytes = 4_200;
    state.now += TTL + 1;
    await read(post);
    expect(await read(post)).toMatchObject({ data: { bytes: 4_200 } });
    expect(state.requested).toHaveLength(2);
  });

  it('sanitises HTML once for each version of the post', async () => {
    const { state, read } = setUp();
    const post = { content: '<p onclick="alert(1)">a</p><script>alert(1)</script>' };
    expect(await read(post)).toEqual(success({ kind: 'html', html: '<p>a</p>' }));
    state.canSanitise = false;
    expect(await read(post)).toMatchObject({ ok: true });
    expect(await read({ ...post })).toEqual(failure('unavailable'));
  });

  it('sanitises HTML at the next request when it could not before', async () => {
    const { state, read } = setUp();
    const post = { content: '<p>a</p>' };
    state.canSanitise = false;
    expect(await read(post)).toEqual(failure('unavailable'));
    state.canSanitise = true;
    expect(await read(post)).toEqual(success({ kind: 'html', html: '<p>a</p>' }));
  });
});
