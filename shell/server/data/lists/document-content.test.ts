import { createDocumentReader } from './document-content';

function setUp(bytes?: number) {
  const state = { bytes, requested: [] as string[] };
  const storedSize = async (path: string) => {
    state.requested.push(path);
    return state.bytes;
  };
  return { state, read: createDocumentReader(storedSize) };
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

  it('has the document of a text below it, also where nothing of the text may be shown', async () => {
    const link = '<p><a href="storage/a.pdf">Lire</a></p>';
    const document = { href: '/backend/public/storage/a.pdf', bytes: 4_200 };
    const { read } = setUp(4_200);
    expect(await read({ content: `<p>a</p>${link}` })).toEqual({ kind: 'html', html: '<p>a</p>', document });
    expect(await read({ content: `<script>1</script>${link}` })).toEqual({ kind: 'pdf', ...document });
  });

  it('requests the size of a PDF once, and again while it is unknown', async () => {
    const { state, read } = setUp();
    const post = { content: 'storage/a.pdf' };
    await Promise.all([read(post), read(post)]);
    expect(state.requested).toEqual(['/backend/public/storage/a.pdf']);
    state.bytes = 4_200;
    await read(post);
    expect(await read(post)).toMatchObject({ bytes: 4_200 });
    expect(state.requested).toHaveLength(2);
  });

  it('is sanitised', async () => {
    const post = { content: '<p onclick="alert(1)">a</p><script>alert(1)</script>' };
    expect(await setUp().read(post)).toEqual({ kind: 'html', html: '<p>a</p>' });
  });
});
