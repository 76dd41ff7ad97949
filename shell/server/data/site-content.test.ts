import { API_BASE } from '@vipp/shared/contract/paths';
import { contentPreviewPath } from '@vipp/shared/contract/workshop/workshop-call';
import { startHttpServer, type HttpServer } from '@vipp/shared/testing/http-server.server';
import { until } from '@vipp/shared/testing/until';
import { contentOver, newsQuery, sampleEtude, samplePost, studyQuery } from './lists/testing/sample-items';
import { createDraftContent } from './site-content';

const POSTS = '/getElement/posts/all';
const CATEGORIES = '/getElement/category/all';
const LINKS = '/getElement/postsArticles/all';
const STUDIES = '/etude/theme';

describe('a list of another content service', () => {
  it('shows a study that lacks a badge', async () => {
    const rows = [sampleEtude(1), { ...sampleEtude(2), typologie: null, secteur: { secteur_name: null } }];
    const { content, reports } = contentOver({ [STUDIES]: { data: rows } });
    const list = await content.studyList(studyQuery(), 9);
    expect(list).toMatchObject({ ok: true, data: { total: 2, filters: { typologies: [{ value: 'moderation' }] } } });
    expect(list.ok && list.data.studies).toMatchObject([
      { id: 2, typologie: '', secteur: '', objectif: 'Réduire les délais' },
      { id: 1, typologie: 'Modération' },
    ]);
    expect(await content.study('etude-2')).toMatchObject({ ok: true, data: { study: { typologie: '' } } });
    expect(reports).toEqual([['studies', [{ id: '2', fields: ['typologie', 'secteur'], isLeftOut: false }]]]);
  });

  it('omits and reports posts, categories and relations that cannot be shown', async () => {
    const posts = [samplePost(1), { ...samplePost(2), title: null }, null];
    const categories = [{ id: '1', name: 'RSE' }, ...['4.5', 2].map((id) => ({ id, name: null }))];
    const { content, reports } = contentOver({
      [POSTS]: { data: [...posts, { ...samplePost(4), content: 7, image_width: 'grande' }] },
      [CATEGORIES]: { data: categories },
      [LINKS]: { data: [1, null].map((category_id) => ({ post_id: 1, category_id })) },
    });
    const news = await content.newsList(newsQuery());
    expect(news.ok && news.data.posts).toMatchObject([
      { id: 4, imageWidth: 1200 },
      { id: 1, categories: ['RSE'] },
    ]);
    expect(await content.article('article-4')).toMatchObject({ ok: true, data: { content: { kind: 'none' } } });
    expect(await content.article('article-2')).toEqual({ ok: false, failure: 'not-found' });
    expect(Object.fromEntries(reports)).toEqual({
      posts: [
        { id: '2', fields: ['title'], isLeftOut: true },
        { id: '[2]', fields: [], isLeftOut: true },
        { id: '4', fields: ['image_width', 'content'], isLeftOut: false },
      ],
      categories: [
        { id: '4.5', fields: ['id', 'name'], isLeftOut: true },
        { id: '2', fields: ['name'], isLeftOut: true },
      ],
      'post-categories': [{ id: '1', fields: ['category_id'], isLeftOut: true }],
    });
  });

  it('does not change the index of the sections of a page', async () => {
    const entries = [
      { name: 'Un', content: '<p>a</p>' },
      { name: null, content: '<p>b</p>' },
      'x',
      { name: 'Quatre', content: null },
      { name: 'Cinq', content: '<p>e</p>' },
    ];
    const { content, reports } = contentOver({ '/content/page/9': entries });
    const page = await content.contentPage(9);
    const sections = ['Un <p>a</p>', ' ', ' ', 'Quatre ', 'Cinq <p>e</p>'];
    expect(page.ok && page.data.map(({ name, prose }) => `${name} ${prose}`)).toEqual(sections);
    const toRow = (fields: string[], place: number) => ({ id: `[${place + 1}]`, fields, isLeftOut: place < 2 });
    expect(reports).toEqual([['content page 9', [['name'], [], ['content']].map(toRow)]]);
  });

  it('is reported once for each version, however often it is requested', async () => {
    const withUnreadable = (id: number) => ({ data: [sampleEtude(1), { ...sampleEtude(id), objectif: null }] });
    const answers: Record<string, unknown> = { [STUDIES]: withUnreadable(2) };
    const { content, reports, clock, answered } = contentOver(answers);
    for (const count of [1, 2, 3, 4, 5]) {
      if (count === 4) answers[STUDIES] = withUnreadable(3);
      clock.now += 5_000;
      await content.studyThemes();
      await until(() => answered() >= count);
      await content.studyThemes();
      expect(reports).toHaveLength(count < 4 ? 1 : 2);
    }
    expect(reports.map(([, rows]) => rows.map(({ id }) => id))).toEqual([['2'], ['3']]);
  });

  it.each([
    ['of which nothing can be read', { data: [{ slug: null }, null] }, /studies: none of 2 rows can be read/],
    ['that is none', { data: {} }, /studies: the content service answered no list/],
    ['without its wrapper', [sampleEtude(1)], /invalid/i],
  ])('%s is a failure, not an empty list', async (_what, answer, error) => {
    const { content, errors } = contentOver({ [STUDIES]: answer });
    expect(await content.studyList(studyQuery(), 9)).toEqual({ ok: false, failure: 'unavailable' });
    expect(errors).toEqual([expect.stringMatching(error)]);
  });

  it('that is empty is an empty list', async () => {
    const { content, errors } = contentOver({ [STUDIES]: { data: [] } });
    expect(await content.studyList(studyQuery(), 9)).toMatchObject({ ok: true, data: { total: 0 } });
    expect(errors).toEqual([]);
  });
});

const TOKEN = 'a'.repeat(43);

let backend: HttpServer;
const asked: string[] = [];
beforeAll(async () => {
  const answers: Record<string, unknown> = {
    [contentPreviewPath(TOKEN)]: {
      path: '/actualite/brouillon',
      answers: {
        [POSTS]: { data: [{ ...samplePost(1), slug: 'brouillon', content: '<p>a<script>b</script></p>' }] },
        [CATEGORIES]: { data: [] },
        [LINKS]: { data: [] },
      },
    },
    '/content/page/6': [{ name: 'RSE', content: '<p>publié</p>' }],
  };
  backend = await startHttpServer((request, response) => {
    const path = request.url?.replace(API_BASE, '') ?? '';
    asked.push(path);
    response.statusCode = path in answers ? 200 : 404;
    response.end(JSON.stringify(answers[path] ?? {}));
  });
});

const draft = (token: string) => createDraftContent({ backendUrl: backend.url, apiToken: 't' })(token);

it('the content of the site with a draft has the draft, sanitised, in place of the published text, and the rest unchanged', async () => {
  const content = await draft(TOKEN);
  expect(JSON.stringify(await content?.article('brouillon'))).toContain('<p>a</p>');
  expect(asked).not.toContain(POSTS);
  expect(JSON.stringify(await content?.contentPage(6))).toContain('publié');
});

it('the content of the site with a draft is the published one without the token of a draft', async () => {
  asked.length = 0;
  expect([await draft('b'.repeat(43)), await draft('../getElement')]).toEqual([undefined, undefined]);
  expect(asked).toEqual([contentPreviewPath('b'.repeat(43))]);
});
