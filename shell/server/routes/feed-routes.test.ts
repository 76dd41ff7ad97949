import fastify from 'fastify';
import { JSDOM } from 'jsdom';
import { failure, success, type Result } from '@vipp/shared/contract/result';
import type { PostCard } from '@vipp/shared/contract/site-data';
import { samplePostCard } from '../data/lists/testing/sample-items';
import { FEED_PATH, registerFeed } from './feed-routes';

const ORIGIN = 'https://www.example.com';

async function fetchFeed(posts: Result<PostCard[]>, headers = {}) {
  const app = fastify();
  const limits: number[] = [];
  const latestPosts = async (limit: number) => {
    limits.push(limit);
    return posts;
  };
  registerFeed(app, { latestPosts }, ORIGIN);
  return { answer: await app.inject({ url: FEED_PATH, headers }), limits };
}

/** An XML parser refuses text that is not well-formed. */
async function parsedFeed(...posts: PostCard[]) {
  const { answer } = await fetchFeed(success(posts));
  const { window } = new JSDOM(answer.body, { contentType: 'text/xml' });
  return (selector: string) => window.document.querySelector(selector)?.textContent;
}

it('the feed of the news lists each post with its absolute address, its date and its categories', async () => {
  const text = await parsedFeed(samplePostCard({ title: 'Titre', slug: 'un-bilan', categories: ['RSE'] }));
  const address = `${ORIGIN}/actualite/un-bilan`;
  const item = ['Titre', address, address, 'Mon, 05 Feb 2024 00:00:00 GMT', 'RSE'];
  expect(['title', 'link', 'guid', 'pubDate', 'category'].map((name) => text(`item ${name}`))).toEqual(item);
  expect(text('channel > link')).toBe(`${ORIGIN}/actualite`);
});

it('the feed of the news is made of the twenty newest posts, as RSS', async () => {
  const { answer, limits } = await fetchFeed(success([]));
  expect([limits, answer.headers['content-type']]).toEqual([[20], 'application/rss+xml; charset=utf-8']);
});

const TEXTS = ['<script>alert(1)</script>', 'A & B "c" d’e \'f\'', ']]>', '&amp;', 'é\u{1F30D}'];
it.each(TEXTS)('the feed of the news carries %j as text', async (text) => {
  const read = await parsedFeed(samplePostCard({ title: text, description: text, categories: [text] }));
  expect([read('item title'), read('item category')]).toEqual([text, text]);
  // Feed readers interpret the description as HTML, and that must be text only, too.
  const { window } = new JSDOM(read('item description') ?? '');
  expect(window.document.body.innerHTML).not.toContain('<');
  expect(window.document.body.textContent).toBe(text);
});

it('the feed of the news omits characters that XML does not allow, and invalid dates', async () => {
  const post = { title: 'a\u0000\u0008b\uD800c', publishedAt: 'bientôt', slug: 'a"<b' };
  const read = await parsedFeed(samplePostCard(post));
  const item = ['abc', undefined, `${ORIGIN}/actualite/a%22%3Cb`];
  expect(['title', 'pubDate', 'link'].map((name) => read(`item ${name}`))).toEqual(item);
});

it('the feed of the news answers 503 in French while the content is unavailable', async () => {
  const { answer } = await fetchFeed(failure('unavailable'));
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([503, 'no-store']);
  expect(answer.body).toContain('indisponible');
});
