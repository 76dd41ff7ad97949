/** Small files that browsers and crawlers request at the root of the site. */
import type { FastifyInstance } from 'fastify';
import { LOGO, SHARE_IMAGE } from '@vipp/shared/lib/organisation';
import { sendTagged } from '../http/entity-tag';
import logo from '../media/logo.png';
import shareImage from '../media/share.png';
import { SITEMAP_PATH } from './sitemap-routes';

/** The mark of the brand: a V in two colours. */
const FAVICON = [
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" fill="#1e1b3a"/>',
  '<path d="M4 8h7l5 12 5-12h7L19 27h-6z" fill="#fbf6ee"/><path d="M11 8h10l-5 12z" fill="#e0a030"/></svg>',
].join('');

const DAY = 'public, max-age=86400';

/** The build has pictures of the gateway as `data:` addresses. */
const bytesOf = (picture: string): Buffer => Buffer.from(picture.replace(/^[^,]*,/, ''), 'base64');

/** Disallows no file that pages need; responses that are not pages have an `x-robots-tag` of their own. */
const robots = (origin: string): string =>
  `User-agent: *\nDisallow: /federation/\n\nSitemap: ${origin}${SITEMAP_PATH}\n`;

export function registerFavicon(app: FastifyInstance): void {
  app.get('/favicon.svg', (request, reply) =>
    sendTagged(request, reply.type('image/svg+xml').header('cache-control', DAY), FAVICON),
  );
  app.get('/favicon.ico', (_request, reply) => reply.redirect('/favicon.svg', 308));
}

export function registerSiteFiles(app: FastifyInstance, origin: string): void {
  registerFavicon(app);
  app.get('/robots.txt', (request, reply) =>
    sendTagged(request, reply.type('text/plain; charset=utf-8').header('cache-control', DAY), robots(origin)),
  );
  // Unlike all other files of the site, other sites may show these.
  for (const [path, picture] of [
    [LOGO.path, logo],
    [SHARE_IMAGE.path, shareImage],
  ] as const)
    app.get(path, (request, reply) =>
      sendTagged(
        request,
        reply.type('image/png').headers({ 'cache-control': DAY, 'cross-origin-resource-policy': 'cross-origin' }),
        bytesOf(picture),
      ),
    );
}
