import { parse, stringify } from 'yaml';
import { readDocuments, releaseContentDirectory } from './stored-files';
import { parseContent } from './document';
import { fromEditor, toEditor } from './editor-documents';

const noSize = async () => undefined;
const path = 'posts/un-article.md';
const edited = async (text: string, sizeOf: Parameters<typeof fromEditor>[1] = noSize) =>
  fromEditor({ path, text }, sizeOf);
const FIELDS = 'title: Un\ndate: "2026-05-02"\ncategories: [RSE]\n';

it('the editor changes nothing of a document of the release that is saved as it was opened', async () => {
  const documents = await readDocuments(releaseContentDirectory());
  expect(documents.length).toBeGreaterThan(60);
  for (const document of documents) {
    const raw = toEditor(document, { version: 7, dueAt: null });
    const saved = await fromEditor({ path: document.path, text: raw }, noSize);
    expect([saved.seen, saved.dueAt, saved.why]).toEqual([7, null, '']);
    expect(parseContent(saved.document)).toEqual(parseContent(document));
  }
});

it('the editor adds no entry to the page of an earlier release that came later and stays blank', async () => {
  const entry = (name: string) => ({ name, content: '' });
  const earlier = { intro: entry('RSE'), commitments: entry('Deux'), partners: entry('Trois') };
  const text = stringify({ ...earlier, labels: entry('') });
  const { document } = await fromEditor({ path: 'pages/rse.yaml', text }, noSize);
  expect(parse(document.text)).toEqual(earlier);
});

it('the editor has addresses of the site, and a document has names of files', async () => {
  const text = `---\n${FIELDS}image: photo.jpg\npdf: null\n---\n\n![Vue](storage/vue.jpg) <a href="storage/b.pdf">b</a>\n`;
  const raw = toEditor({ path, text }, { version: 2, dueAt: new Date('2026-12-01T07:00:00Z') });
  expect(raw).toContain('image: /backend/public/storage/photo.jpg');
  expect(raw).toContain('](/backend/public/storage/vue.jpg) <a href="/backend/public/storage/b.pdf">');
  const saved = await edited(raw, async (name) => (name === 'photo.jpg' ? { width: 800, height: 600 } : undefined));
  expect(saved.dueAt).toEqual(new Date('2026-12-01T07:00:00Z'));
  expect(saved.document.text).toContain('image: photo.jpg\nimageWidth: 800\nimageHeight: 600\n');
  expect(saved.document.text).toContain('![Vue](storage/vue.jpg) <a href="storage/b.pdf">');
  expect(saved.document.text).not.toMatch(/version|publishAt|why/);
});

it('a document says of its picture what the editor filled in', async () => {
  const withDetails = async (details: string) =>
    (await edited(`---\n${FIELDS}image: photo.jpg\nimageDetails: {${details}}\n---\nBonjour\n`)).document;
  const details = await withDetails("alt: '', focus: {x: 40, y: 0}, caption: 'Qui répond ?', credit: ''");
  expect(parseContent(details)).toMatchObject({
    item: { image_details: { focus: { x: 40, y: 0 }, caption: 'Qui répond\u202F?' } },
  });
  const none = await withDetails("alt: '', focus: {x: '', y: null}, caption: '', credit: ''");
  expect(none.text).not.toContain('imageDetails');
});

it('a new article has no picture and no document unless they are chosen, and a PDF is a link below its text', async () => {
  const none = await edited(`---\n${FIELDS}image: ''\nwhy: essai\n---\nBonjour\n`);
  expect([none.seen, none.why]).toEqual([undefined, 'essai']);
  expect(parseContent(none.document)).toMatchObject({ item: { image: null, content: '<p>Bonjour</p>' } });
  const withPdf = await edited(`---\n${FIELDS}image: ''\npdf: /backend/public/storage/b.pdf\n---\nBonjour\n`);
  expect(parseContent(withPdf.document)).toMatchObject({
    item: { content: '<p>Bonjour</p>\n<p><a href="storage/b.pdf">Lire le document (PDF)</a></p>' },
  });
});
