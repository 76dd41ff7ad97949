/** The news as an RSS 2.0 feed: the newest posts, each linking to its article. */
import type { FastifyInstance } from 'fastify';
import type { SiteApi } from '@vipp/shared/contract/site-api';
import type { PostCard } from '@vipp/shared/contract/site-data';
import { escapeMarkup } from '@vipp/shared/lib/escape-markup';
import { sendTagged } from '../http/entity-tag';
import { sendRefusal } from '../http/error-routes';

export const FEED_PATH = '/actualite/flux.xml';

const FEED_POSTS = 20;
const TITLE = 'L’actualité du groupe VIPP';
const DESCRIPTION =
  'Les actualités du groupe VIPP : relation client, innovation, recrutement, engagements et implantations.';
const UNAVAILABLE = 'Le flux des actualités est momentanément indisponible. Réessayez dans quelques instants.';

/** Characters that XML 1.0 does not allow, not even escaped; with the `u` flag, only unpaired surrogates match. */
// oxlint-disable-next-line no-control-regex -- control characters are to be matched
const NOT_XML = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF\p{Surrogate}]/gu;

const escapeXml = (text: string): string => escapeMarkup(text.replace(NOT_XML, ''));

/** Feed readers interpret a description as HTML: plain text is escaped as HTML, then as XML. */
const escapeDescription = (text: string): string => escapeXml(escapeMarkup(text));

/** An RFC 822 date; empty for an invalid date. */
function pubDate({ publishedAt }: PostCard): string {
  const date = new Date(`${publishedAt}T00:00:00Z`);
  return Number.isNaN(date.getTime()) ? '' : `<pubDate>${date.toUTCString()}</pubDate>`;
}

function toItem(post: PostCard, origin: string): string {
  const address = escapeXml(`${origin}/actualite/${encodeURIComponent(post.slug)}`);
  return [
    '<item>',
    `<title>${escapeXml(post.title)}</title>`,
    `<link>${address}</link>`,
    `<guid isPermaLink="true">${address}</guid>`,
    pubDate(post),
    `<description>${escapeDescription(post.description)}</description>`,
    ...post.categories.map((name) => `<category>${escapeXml(name)}</category>`),
    '</item>',
  ].join('');
}

/**
 * @param posts newest first
 * @param origin public origin of the site
 */
function newsFeed(posts: readonly PostCard[], origin: string): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    `<title>${TITLE}</title><link>${origin}/actualite</link><description>${DESCRIPTION}</description><language>fr</language>`,
    `<atom:link href="${origin}${FEED_PATH}" rel="self" type="application/rss+xml"/>`,
    ...posts.map((post) => toItem(post, origin)),
    '</channel></rss>\n',
  ].join('\n');
}

export function registerFeed(app: FastifyInstance, api: Pick<SiteApi, 'latestPosts'>, origin: string): void {
  app.get(FEED_PATH, async (request, reply) => {
    const posts = await api.latestPosts(FEED_POSTS);
    if (!posts.ok) return sendRefusal(request, reply, 503, UNAVAILABLE);
    reply.type('application/rss+xml; charset=utf-8').header('cache-control', 'public, max-age=300');
    return sendTagged(request, reply, newsFeed(posts.data, origin));
  });
}
