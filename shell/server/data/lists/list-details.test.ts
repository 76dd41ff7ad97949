import { contentCalls, type Etude, type Post } from '@vipp/shared/contract/content-api';
import { articleSchema, studySchema } from '@vipp/shared/contract/list-data';
import type { Result } from '@vipp/shared/contract/result';
import { contentOver, newsQuery, sampleEtude, samplePost, studyQuery } from './testing/sample-items';

/** The ids of the posts of each category are below its name. */
type Lists = { posts?: Post[]; etudes?: Etude[]; categories?: Record<string, number[]> };

/** The content calls over a content service with these lists. */
function contentOf({ posts, etudes, categories }: Lists) {
  const named =
    categories && Object.entries(categories).map(([name, posts], place) => ({ id: place + 1, name, posts }));
  const lists: [path: string, rows: unknown[] | undefined][] = [
    [contentCalls.posts.path, posts],
    [contentCalls.etudes.path, etudes],
    [contentCalls.categories.path, named?.map(({ id, name }) => ({ id, name }))],
    [
      contentCalls.postCategories.path,
      named?.flatMap(({ id, posts }) => posts.map((post_id) => ({ post_id, category_id: id }))),
    ],
  ];
  return contentOver(Object.fromEntries(lists.flatMap(([path, data]) => (data ? [[path, { data }]] : [])))).content;
}

function dataOf<Data>(result: Result<Data>): Data {
  if (!result.ok) throw new Error(result.failure);
  return result.data;
}

const POSTS = [
  samplePost(20, { content: 'storage/a.pdf', meta_description: 'Résumé', published_at: '2024-05-05' }),
  samplePost(3, { published_at: '2025-01-01' }),
  ...[31, 32, 33, 34].map((id) => samplePost(id, { published_at: `2023-01-${id - 10}` })),
];
const NEWS: Lists = { posts: POSTS, categories: { A: [20, 31, 33, 34], B: [20, 32, 3] } };

it('an article has its content, its neighbours by id, and the three newest that share a category', async () => {
  const article = dataOf(await contentOf(NEWS).article('article-20'));
  expect(articleSchema.parse(article)).toEqual(article);
  expect(article).toMatchObject({
    post: { id: 20, categories: ['A', 'B'] },
    metaDescription: 'Résumé',
    content: { kind: 'pdf', href: '/backend/public/storage/a.pdf', bytes: 1_000 },
    previous: { slug: 'article-3', title: 'Titre 3' },
    next: { slug: 'article-31', title: 'Titre 31' },
  });
  expect(article.related.map(({ id }) => id)).toEqual([3, 34, 33]);
});

it('an article has what is said of its picture, and cards have its focus only', async () => {
  const image_details = { alt: 'Un plateau', focus: { x: 60, y: 30 }, credit: 'A. Kouassi' };
  const posts = POSTS.map((post) => ({ ...post, image: 'storage/a.jpg', image_details }));
  const { post, imageDetails, related } = dataOf(await contentOf({ ...NEWS, posts }).article('article-20'));
  expect(imageDetails).toEqual(image_details);
  for (const card of [post, ...related]) {
    expect(card.imageFocus).toEqual({ x: 60, y: 30 });
    expect(JSON.stringify(card)).not.toContain('Kouassi');
  }
  const wrong = POSTS.map((one) => ({ ...one, image_details: { focus: { x: '60', y: 300 } } }) as unknown as Post);
  const shown = dataOf(await contentOf({ ...NEWS, posts: wrong }).article('article-20'));
  expect([shown.post.title, shown.imageDetails]).toEqual(['Titre 20', undefined]);
});

it('an article has no neighbour at the ends, and no related post without a category', async () => {
  const content = contentOf({ ...NEWS, categories: { A: [] } });
  expect(dataOf(await content.article('article-3'))).toMatchObject({ previous: null, related: [] });
  expect(dataOf(await content.article('article-34'))).toMatchObject({ next: null });
});

it('an article is the one with the highest id where several have its address', async () => {
  const twice = [1, 3, 2].map((id) => samplePost(id, { slug: 'bilan' }));
  const article = dataOf(await contentOf({ ...NEWS, posts: twice }).article('bilan'));
  expect([article.post.id, article.previous, article.next]).toEqual([3, { slug: 'bilan', title: 'Titre 2' }, null]);
});

it.each(['nope', '', 'ARTICLE-20', '__proto__', '<script>alert(1)</script>'])(
  'an article is not found at %j',
  async (slug) => {
    expect(await contentOf(NEWS).article(slug)).toEqual({ ok: false, failure: 'not-found' });
  },
);

it('the news are shown when their categories are unavailable, except for a filter by category', async () => {
  const content = contentOf({ posts: POSTS });
  expect(dataOf(await content.newsList(newsQuery())).total).toBe(POSTS.length);
  expect(dataOf(await content.latestPosts(2)).map(({ id }) => id)).toEqual([3, 20]);
  expect(await content.newsList(newsQuery({ categories: ['a'] }))).toEqual({ ok: false, failure: 'unavailable' });
});

it('the news are unavailable, not missing, while the content service is down', async () => {
  const { newsList, article, studyList, studyThemes, study } = contentOf({});
  const lists = [newsList(newsQuery()), studyList(studyQuery(), 9), studyThemes()];
  for (const answer of await Promise.all([...lists, article('a'), study('a')]))
    expect(answer).toEqual({ ok: false, failure: 'unavailable' });
});

const ETUDES = [1, 2, 3, 4, 5].map((id) => sampleEtude(id, { imageDoc: 'storage/d.svg' }));

it('a case study has its picture, its neighbours by id, and the three newest of its theme, or is not found', async () => {
  const other = sampleEtude(9, { etude_theme: 'activités-it' });
  const study = dataOf(await contentOf({ etudes: [other, ...ETUDES] }).study('etude-5'));
  expect(studySchema.parse(study)).toEqual(study);
  expect(study).toMatchObject({
    study: { id: 5, image: '/backend/public/storage/d.svg', imageWidth: 1200, imageHeight: 675 },
    content: { kind: 'none' },
    previous: { slug: 'etude-4' },
    next: { slug: 'etude-9' },
  });
  expect(study.related.map(({ id }) => id)).toEqual([4, 3, 2]);
  expect(await contentOf({ etudes: ETUDES }).study('etude-9')).toEqual({ ok: false, failure: 'not-found' });
});
