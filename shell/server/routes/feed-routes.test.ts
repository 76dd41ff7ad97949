import fastify from 'fastify';
import { JSDOM } from 'jsdom';
import { failure, success, type Result } from '@vipp/shared/contract/result';
import type { PostCard } from '@vipp/shared/contract/site-data';
import { postCardExample } from '../testing/post-card-example';
import { FEED_PATH, registerFeed } from './feed-routes';

const ORIGIN = 'https://www.example.com';

async function fetchFeed(posts: Result<PostCard[]>, headers = {}) {
  const app = fastify();
  const limits: number[] = [];
  registerFeed(
    app,
    {
      latestPosts: async (limit) => {
        limits.push(limit);
        return posts;
      },
    },
    ORIGIN,
  );
  const answer = await app.inject({ url: FEED_PATH, headers });
  await app.close();
  return { answer, limits };
}

/** An XML parser refuses text that is not well-formed. */
async function parsedFeed(...posts: PostCard[]) {
  const { answer } = await fetchFeed(success(posts));
  const { window } = new JSDOM(answer.body, { contentType: 'text/xml' });
  return (selector: string) => window.document.querySelector(selector)?.textContent;
}

describe('the feed of the news', () => {
  it('lists each post with its absolute address, its date and its categories', async () => {
    const text = await parsedFeed(postCardExample({ title: 'Titre', slug: 'un-bilan', categories: ['RSE'] }));
    expect([
      text('item title'),
      text('item link'),
      text('item guid'),
      text('item pubDate'),
      text('item category'),
    ]).toEqual([
      'Titre',
      `${ORIGIN}/actualite/un-bilan`,
      `${ORIGIN}/actualite/un-bilan`,
      'Mon, 05 Feb 2024 00:00:00 GMT',
      'RSE',
    ]);
    expect(text('channel > link')).toBe(`${ORIGIN}/actualite`);
  });

  it('is made of the twenty newest posts, as RSS', async () => {
    const { answer, limits } = await fetchFeed(success([]));
    expect(limits).toEqual([20]);
    expect(answer.headers['content-type']).toBe('application/rss+xml; charset=utf-8');
  });

  it.each(['<script>alert(1)</script>', 'A & B "c" d’e \'f\'', ']]>', '&amp;', 'é\u{1F30D}'])(
    'carries %j as text',
    async (text) => {
      const read = await parsedFeed(postCardExample({ title: text, description: text, categories: [text] }));
      expect(read('item title')).toBe(text);
      expect(read('item category')).toBe(text);
      // Feed readers interpret the description as HTML, and that must be text only, too.
      const { window } = new JSDOM(read('item description') ?? '');
      expect(window.document.body.innerHTML).not.toContain('<');
      expect(window.document.body.textContent).toBe(text);
    },
  );

  it('omits characters that XML does not allow, and invalid dates', async () => {
    const read = await parsedFeed(
      postCardExample({ title: 'a\u0000\u0008b\uD800c', publishedAt: 'bientôt', slug: 'a"<b' }),
    );
    expect(read('item title')).toBe('abc');
    expect(read('item pubDate')).toBeUndefined();
    expect(read('item link')).toBe(`${ORIGIN}/actualite/a%22%3Cb`);
  });

  it('answers 503 in French while the content is unavailable', async () => {
    const { answer } = await fetchFeed(failure('unavailable'));
    expect(answer.statusCode).toBe(503);
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-store' });
    expect(answer.body).toContain('indisponible');
  });
});
