import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { contentCalls } from '@vipp/shared/contract/content-api';
import { CONTENT_PAGES, STORAGE_BASE } from '@vipp/shared/contract/paths';
import { CONTENT_EDITORS, ROLES } from '@vipp/shared/contract/workshop/roles';
import {
  EDITOR,
  contentPreviewPath,
  PREVIEW_PARAMETER,
  SESSION_HEADER,
} from '@vipp/shared/contract/workshop/workshop-call';
import { etudeSchema, postSchema } from '../content/document';
import { contentDocuments } from '../database/content-schema';
import { sessions } from '../database/service-schema';
import { hashToken } from '../kernel/random-token';
import { useTestApp } from '../testing/use-test-app';
import { openWorkshopSession } from '../testing/workshop-session';
import { EDITOR_ACTIONS } from './content-editor';

const POST = { collection: 'posts', slug: 'un-article' };
const PATH = 'posts/un-article.md';
const raw = (title: string, image = '', more = '') =>
  `---\ntitle: ${title}\ndate: '2026-05-02'\ncategories: [Vie du groupe]\nimage: '${image && `/backend/public/storage/${image}`}'\n${more}---\nBonjour\n`;
const REFUSED = 'Rien n’a été enregistré\u202F:';
const PDF = '%PDF-1.7\n%%EOF\n';

describe('the editor of texts', () => {
  const test = useTestApp('PostgreSQL');
  let token: string;
  let email: string;
  beforeAll(async () => {
    ({ token, email } = await openWorkshopSession(test, 'editor'));
  });
  const send = (action: string, params: object = {}, session = token) =>
    test.post(EDITOR.path, { branch: 'site', action, params }, { [SESSION_HEADER]: session });
  const call = async (action: string, params: object = {}) => {
    const response = await send(action, params);
    if (response.statusCode !== 200) throw new Error(`${action}: ${response.statusCode} ${response.body}`);
    return response.json();
  };
  const refusal = async (action: string, params: object = {}) => {
    const response = await send(action, params);
    return `${response.statusCode} ${response.json().error}`;
  };
  const save = (text: string, path = PATH, assets: object[] = []) =>
    call('persistEntry', { dataFiles: [{ slug: 'x', path, raw: text }], assets, options: { status: 'draft' } });
  const file = (path: string, bytes: Buffer | string) => ({
    ...{ path: `files/${path}`, content: Buffer.from(bytes).toString('base64'), encoding: 'base64' },
  });
  const image = (size: object, background = '#123') =>
    sharp({ create: { width: 9, height: 9, channels: 3, background, ...size } })
      .png()
      .toBuffer();
  const articles = async (): Promise<Record<string, unknown>[]> =>
    (await test.get(contentCalls.posts.path)).json().data.filter(({ slug }: { slug: string }) => slug === POST.slug);
  const publish = async () => {
    await call('updateUnpublishedEntryStatus', { ...POST, newStatus: 'pending_publish' });
    await call('publishUnpublishedEntry', POST);
  };

  it('is refused to visitors and to accounts of other roles, whatever is asked', async () => {
    const others = [null, ...ROLES.filter((role) => !CONTENT_EDITORS.includes(role))];
    const sessions = await Promise.all(others.map((role) => openWorkshopSession(test, role)));
    const statuses = async (session: string) =>
      new Set(await Promise.all(EDITOR_ACTIONS.map(async (action) => (await send(action, {}, session)).statusCode)));
    for (const session of ['', 'not-a-token']) expect(await statuses(session)).toEqual(new Set([401]));
    for (const session of sessions) expect(await statuses(session.token)).toEqual(new Set([403]));
  });

  it.each(CONTENT_EDITORS)('is open to the role %s until the session ends', async (role) => {
    const own = await openWorkshopSession(test, role);
    for (const action of EDITOR_ACTIONS)
      expect([200, 404, 422]).toContain((await send(action, {}, own.token)).statusCode);
    expect((await send('info', {}, own.token)).statusCode).toBe(200);
    await test.queries.delete(sessions).where(eq(sessions.tokenHash, hashToken(own.token)));
    expect((await send('info', {}, own.token)).statusCode).toBe(401);
  });

  it('is configured in French by the schemas of documents', async () => {
    const config = await call('config');
    const [posts, etudes, pages] = config.collections;
    const field = ({ fields }: { fields: { name: string }[] }, name: string) => fields.find((one) => one.name === name);
    expect(field(posts, 'title')).toMatchObject({ label: 'Titre', required: true });
    expect(field(posts, 'metaDescription')).toMatchObject({ required: false });
    expect(field(posts, 'categories')).toMatchObject({ options: ['Implantations', 'Vie du groupe'], multiple: true });
    expect(field(etudes, 'theme')).toMatchObject({ options: expect.arrayContaining(['relations-client']) });
    const computed = ['imageWidth', 'imageHeight'];
    for (const [collection, { shape }] of [
      [posts, postSchema],
      [etudes, etudeSchema],
    ] as const)
      for (const [name, schema] of Object.entries(shape).filter(([key]) => !computed.includes(key)))
        expect(field(collection, name)).toMatchObject({ name, required: !schema.safeParse(undefined).success });
    expect(pages.files).toHaveLength(10);
    expect(pages.files[0].fields[0]).toMatchObject({ name: 'intro', label: 'Accueil' });
  });

  it('writes, shows, reviews and publishes an article with picture and PDF', async () => {
    const assets = [file('vue.png', await image({ width: 40, height: 20 })), file('bilan-2026.pdf', PDF)];
    await save(raw('Un article', 'vue.png', 'pdf: /backend/public/storage/bilan-2026.pdf\n'), PATH, assets);
    expect(await call('unpublishedEntries')).toEqual(['posts/un-article']);
    const draft = { ...POST, status: 'draft', diffs: [{ path: PATH, newFile: true }] };
    expect(await call('unpublishedEntry', { id: 'posts/un-article' })).toMatchObject(draft);

    const address = new URL((await call('getDeployPreview', POST)).url);
    const preview = (shown = address.searchParams.get(PREVIEW_PARAMETER) ?? '') => test.get(contentPreviewPath(shown));
    const { path, answers } = (await preview()).json();
    expect([address.pathname, path]).toEqual(['/actualite/un-article', '/actualite/un-article']);
    const shown = { slug: 'un-article', image: 'storage/vue.png', image_width: 40, image_height: 20 };
    expect(answers[contentCalls.posts.path].data).toContainEqual(expect.objectContaining(shown));
    expect(await articles()).toEqual([]);
    expect((await preview('a'.repeat(43))).statusCode).toBe(404);

    await publish();
    expect((await articles())[0]?.content).toBe(
      '<p>Bonjour</p>\n<p><a href="storage/bilan-2026.pdf">Lire le document (PDF)</a></p>',
    );
    expect((await call('getEntry', { path: PATH })).data).toContain('image: /backend/public/storage/vue.png');
    expect((await preview()).statusCode).toBe(404);
    expect((await test.trail(email)).map(([action]) => action).join()).toBe(
      'storeContentFile,storeContentFile,saveContent,setContentState,publishContent',
    );
  });

  it('corrects a section of a page, and publishes an earlier version again', async () => {
    const { data } = await call('getEntry', { path: 'pages/rse.yaml' });
    await save(data.replace('Nos engagements', 'Nos grands engagements'), 'pages/rse.yaml');
    await call('publishUnpublishedEntry', { collection: 'pages', slug: 'rse' });
    const content = async () => (await test.get(`/content/page/${CONTENT_PAGES.rse}`)).json()[0].content;
    expect(await content()).toBe('<p>Nos grands engagements</p>');
    const newest = { title: 'RSE', why: 'sans motif', at: expect.stringMatching(/^20\d\d-/) };
    expect(await call('versions', { path: 'pages/rse.yaml' })).toMatchObject([
      { state: 'published', by: email, ...newest },
      { state: 'replaced', by: email },
      { state: 'published', by: 'release' },
    ]);
    await call('restore', { path: 'pages/rse.yaml', version: 1 });
    expect(await content()).toBe('<p>Nos engagements</p>');
  });

  it('withdraws a study, and no page', async () => {
    const etudes = async () => (await test.get(contentCalls.etudes.path)).json().data;
    expect(await etudes()).toHaveLength(2);
    await call('deleteFiles', { paths: ['etudes/coder-a-cotonou.md'] });
    expect(await etudes()).toHaveLength(1);
    expect(await refusal('deleteFiles', { paths: ['pages/rse.yaml'] })).toContain(
      `422 ${REFUSED} pages/rse.yaml\u202F: une page ne peut pas être retirée`,
    );
    expect(await refusal('getEntry', { path: 'pages/../a.yaml' })).toMatch(/^422 /);
    expect(await refusal('unpublishedEntry', { id: 'posts/../a' })).toMatch(/^422 /);
    const path = 'etudes/coder-a-cotonou.md';
    expect(await call('getEntry', { path })).toMatchObject({ data: null });
    // Its versions have the title of its last text.
    expect(await call('documents')).toContainEqual({ path, title: 'Coder à Cotonou' });
    const withdrawn = { state: 'withdrawn', by: email, why: 'retiré du site' };
    expect((await call('versions', { path }))[0]).toMatchObject(withdrawn);
  });

  it('refuses files and texts that would be no content, in words', async () => {
    const media = (name: string, bytes: Buffer | string) => refusal('persistMedia', { asset: file(name, bytes) });
    expect(await media('a.pdf', '<html>')).toBe(`422 ${REFUSED} a.pdf\u202F: ce n’est pas un PDF lisible`);
    for (const name of ['../a.pdf', 'été.pdf', '.pdf']) expect(await media(name, PDF)).toMatch(/^422 /);
    const large = Buffer.concat([Buffer.from(PDF), Buffer.alloc(51 * 1024 * 1024)]);
    expect(await media('grand.pdf', large)).toBe(`422 ${REFUSED} grand.pdf\u202F: il dépasse 50 Mo`);
    expect(await refusal('deleteFiles', { paths: ['files/bilan-2026.pdf'] })).toContain(
      `422 bilan-2026.pdf\u202F: ${PATH}`,
    );
    const persist = (text: string) =>
      refusal('persistEntry', { dataFiles: [{ slug: 'x', path: 'posts/b.md', raw: text }], assets: [], options: {} });
    expect(await persist(raw('').replace('title: ', 'titre: a'))).toContain(`422 ${REFUSED} posts/b.md\u202F: title`);
    expect(await persist(raw('B', 'rien.png'))).toMatch(/^422 .*rien.png n’existe pas/);
    expect(await test.count(contentDocuments, eq(contentDocuments.path, 'posts/b.md'))).toBe(0);
  });

  it('lists pictures and PDFs with small ones of large photographs', async () => {
    const large = await image({ width: 900, height: 900, noise: { type: 'gaussian', mean: 128, sigma: 60 } });
    await call('persistMedia', { asset: file('bruit.png', large) });
    const media: { path: string; content: string }[] = await call('getMedia');
    expect(media.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['files/bilan-2026.pdf', 'files/bruit.png', 'files/vue.png']),
    );
    expect(media.map(({ path }) => path).join()).not.toMatch(/mp4|hidden/);
    const bruit = media.find(({ path }) => path === 'files/bruit.png');
    expect(bruit?.content.length).toBeLessThan(150_000);
    await call('deleteFiles', { paths: ['files/bruit.png'] });
    expect(await refusal('getMediaFile', { path: 'files/bruit.png' })).toMatch(/^404 /);
  });

  it('gives another file of the same name a name of its own, so that each version shows its own file', async () => {
    const shown = async () => String((await articles())[0]?.image).slice('storage/'.length);
    const shownBytes = async () => (await test.app.inject(`${STORAGE_BASE}/${await shown()}`)).rawPayload;
    const write = async (color: string) => {
      await save(raw('Plan', 'plan.png'), PATH, [file('plan.png', await image({}, color))]);
      await publish();
      return shown();
    };
    expect(await write('#f00')).toBe('plan.png');
    const red = await shownBytes();
    const [{ version }] = await call('versions', { path: PATH });
    const blue = await write('#00f');
    expect(blue).toMatch(/^plan-[\w-]{8}\.png$/);
    expect((await shownBytes()).equals(red)).toBe(false);
    await call('restore', { path: PATH, version });
    expect([await shown(), (await shownBytes()).equals(red)]).toEqual(['plan.png', true]);
    // Nothing on the site shows the other one now.
    await call('deleteFiles', { paths: [`files/${blue}`] });
    expect(await refusal('restore', { path: PATH, version: version + 1 })).toContain(`${blue} n’existe pas`);
    const another = await call('persistMedia', { asset: file(blue, await image({}, '#0f0')) });
    expect(another.name).not.toBe(blue);
  });
});
