import { sql } from 'drizzle-orm';
import { CHANGES_PATH, contentCalls } from '@vipp/shared/contract/content-api';
import { API_BASE, CONTENT_PAGES, STORAGE_BASE } from '@vipp/shared/contract/paths';
import { publishContent } from '../content/store-content';
import { startTestApp, TEST_TOKEN, type TestApp } from '../testing/test-app';
import { temporaryFolder } from '@vipp/shared/testing/temporary-folder.server';
import { useTestApp } from '../testing/use-test-app';

const { contentPage, ...lists } = contentCalls;
const pagePath = (page: number) => contentPage.path.replace('{n}', String(page));
const everyCall = [
  ...Object.values(CONTENT_PAGES).map((page) => [pagePath(page), contentPage.schema] as const),
  ...Object.values(lists).map(({ path, schema }) => [path, schema] as const),
];

const STORED = { 'cache-control': 'public, max-age=3600', 'x-content-type-options': 'nosniff' };

const authorization = `Bearer ${TEST_TOKEN}`;

describe('the API', () => {
  const test = useTestApp('PostgreSQL');
  const dataOf = async (list: keyof typeof lists): Promise<Record<string, unknown>[]> =>
    (await test.get(lists[list].path)).json().data;

  it.each(everyCall)('answers GET %s as the contract says, and 304 to a client that has it', async (path, schema) => {
    const { statusCode, headers, json } = await test.get(path);
    expect([statusCode, schema.safeParse(json()).success]).toEqual([200, true]);
    expect(headers).toMatchObject({
      'content-type': expect.stringMatching(/^application\/json/),
      etag: expect.stringMatching(/^"[\w-]+"$/),
    });
    const again = await test.get(path, { 'if-none-match': String(headers.etag) });
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', headers.etag]);
  });

  it('gives the entries of a page in order, set in French typography', async () => {
    expect((await test.get(pagePath(1))).json()).toEqual([
      { name: 'Accueil', content: '<p>Bienvenue\u202F!</p>' },
      ...['sectors', 'countries', 'engagement', 'proof'].map((name) => ({ name, content: '' })),
    ]);
  });

  it('gives a post with its picture, its size, its day and its HTML or PDF', async () => {
    expect(await dataOf('posts')).toEqual([
      {
        ...{ id: expect.any(Number), title: 'L’année commence', slug: 'l-annee-commence', published_at: '2023-01-09' },
        ...{ image: 'storage/posts/l-annee-commence.svg', image_width: 1200, image_height: 675 },
        ...{ description: 'Nos voeux.', meta_description: 'Les voeux du groupe.' },
        content: '<p>Bonne année\u202F!</p>',
      },
      expect.objectContaining({ content: 'storage/posts/ouverture-a-kigali.pdf', published_at: '2024-05-02' }),
    ]);
  });

  it('gives a case study with its theme, year and vocabularies', async () => {
    const image = 'storage/etudes/coder-a-cotonou.svg';
    expect((await dataOf('etudes'))[0]).toEqual({
      ...{ id: 1, etude_title: 'Coder à Cotonou', slug: 'coder-a-cotonou', etude_theme: 'activités-it' },
      ...{ image, imageDoc: image, image_width: 1200, image_height: 675, etude_year: 2023, published_at: '2023-10-20' },
      content: 'storage/etudes/coder-a-cotonou.pdf',
      meta_description: 'Une équipe de développement.',
      typologie: { content: 'Développement' },
      objectif: { objectif_name: 'Capacité' },
      secteur: { secteur_name: 'Technologie' },
    });
  });

  it('links posts to categories that it lists', async () => {
    const [commence, kigali] = await dataOf('posts');
    const categories = await dataOf('categories');
    const idOf = (name: string) => categories.find((one) => one.name === name)?.id;
    const links = (await dataOf('postCategories')).map((link) => [link.post_id, link.category_id]);
    expect(links).toEqual([
      [commence?.id, idOf('Vie du groupe')],
      [kigali?.id, idOf('Implantations')],
      [kigali?.id, idOf('Vie du groupe')],
    ]);
  });

  const publish = (text: string | null) =>
    test.queries.transaction((tx) =>
      publishContent(tx, [{ path: 'posts/nouveau.md', text }], { by: 'Awa', reason: 'essai' }),
    );
  const article = (category: string) =>
    `---\ntitle: Nouveau\ndate: 2026-01-01\ncategories: [${category}]\n---\nTexte\n`;

  it('answers with the new content as soon as a document has changed, was added or is gone', async () => {
    const { path } = lists.categories;
    const answered = async (etag: unknown) => {
      const response = await test.get(path, { 'if-none-match': String(etag) });
      return { status: response.statusCode, body: response.body, etag: response.headers.etag };
    };
    const before = await answered('"none"');
    await publish(article('Nouvelle'));
    const withOne = await answered(before.etag);
    expect(withOne).toMatchObject({ status: 200, body: expect.stringContaining('Nouvelle') });
    expect((await answered(withOne.etag)).status).toBe(304);
    await publish(article('Autre'));
    expect((await answered(withOne.etag)).body).toContain('Autre');
    await publish(null);
    expect(await answered(withOne.etag)).toEqual(before);
  });

  it('says in a stream when content has changed', async () => {
    const stream = new AbortController();
    const address = (await test.app.listen({ port: 0, host: '127.0.0.1' })) + API_BASE + CHANGES_PATH;
    const { status, headers, body } = await fetch(address, { headers: { authorization }, signal: stream.signal });
    expect([status, headers.get('content-type')]).toEqual([200, 'text/event-stream']);
    const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
    const nextEvent = async (): Promise<string | undefined> => {
      const { value, done } = (await reader?.read()) ?? { done: true };
      return done || value.includes('data:') ? value : nextEvent();
    };
    const changeForm = () => test.queries.execute(sql`update form_versions set id = id where false`);
    for (const change of [() => publish(article('RSE')), changeForm]) {
      await change();
      expect(await nextEvent()).toBe('data: content\n\n');
    }
    stream.abort();
  });

  it('reports in its health call that the database answers, without a token', async () => {
    const response = await test.app.inject(`${API_BASE}/health`);
    expect([response.statusCode, response.json()]).toEqual([200, { status: 'ok', notices: ['a notice of the tests'] }]);
  });

  it('has metrics behind its token: calls by route and status, and the waiting mails with their age', async () => {
    const metrics = async () => (await test.app.inject({ url: '/metrics', headers: { authorization } })).body;
    expect((await test.app.inject('/metrics')).statusCode).toBe(401);
    await test.get('/no-such-call');
    const before = await metrics();
    expect(before).toMatch(/^vipp_backend_requests_total\{route="[^"]*\/category\/all",status="304"\} \d+$/m);
    for (const line of ['vipp_backend_requests_total{route="none",status="404"} 1', 'vipp_mails_waiting 0'])
      expect(before).toContain(`\n${line}\n`);
    await test.submissions.outbox.put(test.queries, { to: 'a@lagune.example', subject: 'Bonjour', text: 'Bonjour.' });
    const after = await metrics();
    for (const line of ['vipp_mails_waiting 1', 'vipp_database_up 1']) expect(after).toContain(`\n${line}\n`);
    expect(Number(/^vipp_mails_oldest_seconds (.+)$/m.exec(after)?.[1])).toBeGreaterThan(0);
  });
});

describe('the service', () => {
  let test: TestApp;
  const folder = temporaryFolder();
  beforeAll(async () => {
    test = await startTestApp('PostgreSQL', folder);
  });
  // The last test closes the database.
  afterAll(() => test.app.close());

  it.each(['', `Basic ${TEST_TOKEN}`])('refuses %j with a message in JSON, on every path of the API', async (given) => {
    for (const path of [...everyCall.map(([called]) => called), '/nowhere', '']) {
      const response = await test.app.inject({ url: API_BASE + path, headers: { authorization: given } });
      expect([path, response.statusCode, response.headers['www-authenticate']]).toEqual([path, 401, 'Bearer']);
      expect(response.json()).toEqual({ message: expect.any(String) });
    }
  });

  it.each<['GET' | 'POST', string, number]>([
    ...['0', '11', '01', 'abc'].map((n): ['GET', string, number] => ['GET', `${API_BASE}/content/page/${n}`, 404]),
    ['GET', `${API_BASE}/nowhere`, 404],
    ['GET', `${API_BASE}/%zz`, 400],
    ['POST', `${API_BASE}/etude/theme`, 404],
    ['GET', '/elsewhere', 404],
  ])('answers %s %s with %d in JSON', async (method, url, status) => {
    const response = await test.app.inject({ method, url, headers: { authorization } });
    expect([response.statusCode, response.json()]).toEqual([status, { message: expect.any(String) }]);
    expect(response.headers.etag).toBeUndefined();
  });

  it.each([
    ['posts/dessin.svg', 'image/svg+xml'],
    ['posts/bilan.pdf', 'application/pdf'],
    ['video/film.mp4', 'video/mp4'],
    ['video/film.vtt', 'text/vtt; charset=utf-8'],
    ['photo.png', 'image/png'],
    ['rse/charte.pdf', 'application/pdf'],
  ])('serves the stored file %s as %s, cacheable for an hour', async (file, type) => {
    const url = `${STORAGE_BASE}/${file}`;
    const { statusCode, headers } = await test.app.inject(url);
    expect([statusCode, headers]).toEqual([200, expect.objectContaining({ ...STORED, 'content-type': type })]);
    const again = await test.app.inject({ url, headers: { 'if-none-match': String(headers.etag) } });
    expect(again.statusCode).toBe(304);
  });

  it('blocks scripts in a picture that is opened as a document, and serves that of an editor before the release’s', async () => {
    const { headers, payload } = await test.app.inject(`${STORAGE_BASE}/posts/dessin.svg`);
    expect(headers['content-security-policy']).toMatch(/default-src 'none'.*sandbox/);
    expect(payload).toMatch(/^<svg/);
  });

  const OUTSIDE = ['/.hidden.json', '/none.pdf', '/../secret.txt', '/..%2fsecret.txt', '/%2e%2e/secret.txt'];
  it.each(['', '/', '/posts', '/posts/', ...OUTSIDE])('serves neither folders nor other files: %j', async (path) => {
    const response = await test.app.inject(STORAGE_BASE + path);
    expect([403, 404]).toContain(response.statusCode);
    expect(response.json()).toEqual({ message: expect.any(String) });
  });

  it('never logs the token', () => {
    expect(test.logged.length).toBeGreaterThan(10);
    expect(test.logged.join('')).not.toContain(TEST_TOKEN);
  });

  it('answers 503 or 500 without internal details once the database is unavailable, and its metrics say so', async () => {
    await test.database.close();
    const health = await test.app.inject(`${API_BASE}/health`);
    const posts = await test.get(contentCalls.posts.path);
    const alive = await test.app.inject(`${API_BASE}/alive`);
    const metrics = await test.app.inject({ url: '/metrics', headers: { authorization } });
    expect(metrics.body).toMatch(/^vipp_database_up 0$/m);
    expect([health.statusCode, posts.statusCode, alive.statusCode]).toEqual([503, 500, 204]);
    for (const response of [health, posts]) {
      expect(Object.keys(response.json())).toEqual(['message']);
      expect(response.body).not.toMatch(/pool|select|at /i);
    }
  });
});
