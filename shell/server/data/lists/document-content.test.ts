import { createDocumentReader } from './document-content';

function setUp(bytes?: number) {
  const state = { bytes, requested: [] as string[] };
  const storedSize = async (path: string) => {
    state.requested.push(path);
    return state.bytes;
  };
  return { state, read: createDocumentReader(storedSize) };
}

it.each([
  ['storage/posts/a.pdf', '/backend/public/storage/posts/a.pdf'],
  [' storage/posts/mon bilan.pdf\n', '/backend/public/storage/posts/mon%20bilan.pdf'],
  ['posts/bilan-2024.pdf#page=2', '/backend/public/storage/posts/bilan-2024.pdf#page=2'],
  ['https://elsewhere.example/a.pdf?v=2', 'https://elsewhere.example/a.pdf?v=2'],
  ['/files/a.PDF', '/files/a.PDF'],
])('the content of an article links the PDF %j by its address on this site', async (content, href) => {
  expect(await setUp().read({ content })).toEqual({ kind: 'pdf', href, bytes: undefined });
});

it.each([
  ['<p>a</p><script>alert(1)</script>', '<p>a</p>'],
  ['<a href="/a.pdf">a.pdf</a>', '<a href="/a.pdf">a.pdf</a>'],
  ['Voir le fichier a.pdf', 'Voir le fichier a.pdf'],
  ['javascript:alert(1)//a.pdf', 'javascript:alert(1)//a.pdf'],
  ['<p><a href="/b.pdf">Lire</a></p><p>b</p>', '<p><a href="/b.pdf">Lire</a></p><p>b</p>'],
])('the content of an article is the sanitised text of %j', async (content, html) => {
  expect(await setUp().read({ content })).toEqual({ kind: 'html', html });
});

it.each([null, '', '  \n', '<script>1</script>'])('the content of an article is none of %j', async (content) => {
  expect(await setUp().read({ content })).toEqual({ kind: 'none' });
});

it('the content of an article has the document of a text below it, also where nothing of the text may be shown', async () => {
  const link = '<p><a href="storage/a.pdf">Lire</a></p>';
  const document = { href: '/backend/public/storage/a.pdf', bytes: 4_200 };
  const { read } = setUp(4_200);
  expect(await read({ content: `<p>a</p>\n${link}` })).toEqual({ kind: 'html', html: '<p>a</p>', document });
  expect(await read({ content: `<script>1</script>${link}` })).toEqual({ kind: 'pdf', ...document });
});

it('the content of an article requests the size of a PDF once, and again while it is unknown', async () => {
  const { state, read } = setUp();
  const post = { content: 'storage/a.pdf' };
  await Promise.all([read(post), read(post)]);
  expect(state.requested).toEqual(['/backend/public/storage/a.pdf']);
  state.bytes = 4_200;
  await read(post);
  expect(await read(post)).toMatchObject({ bytes: 4_200 });
  expect(state.requested).toHaveLength(2);
});
