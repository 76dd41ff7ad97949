/** The share images of pages, drawn at the first request, and the mark of the brand. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { LOGO_PATH, LOGO_SIZE } from '@vipp/shared/lib/organisation';
import { sharedPagePath } from '@vipp/shared/lib/share-image';
import { entityTag, isUnchanged } from '../http/entity-tag';
import { sendRefusal } from '../http/error-routes';
import { oneAtATime } from '../lib/at-most';
import { matchRoute, type SiteRoute } from '../../src/routes';
import { isIndexable, type PageHead, type ReadPageHead } from '../pages/page-head';
import { FAVICON } from '../routes/site-files';
import { brandFaces } from './brand-faces';
import { readIllustration } from './read-original';
import { drawShareCard } from './share-card';

/** About 6 MB; a site with more pages draws the least recently requested images again. */
const MAX_IMAGES = 80;
const DAY = 'public, max-age=86400';
const PNG = 'image/png';
const MISSING = 'There is no such picture.';
const UNAVAILABLE = 'The picture cannot be drawn at the moment.';

type Options = {
  readPageHead: ReadPageHead;
  /** The pages of the default release set. */
  routes: () => readonly SiteRoute[];
  backendUrl: string;
  publicOrigin: string;
};

/** Asynchronous, because it would block the event loop. */
async function toPng(svg: string, width?: number): Promise<Buffer> {
  const { renderAsync } = await import('@resvg/resvg-js');
  return (
    await renderAsync(svg, {
      ...(width && { fitTo: { mode: 'width', value: width } }),
      font: { loadSystemFonts: false },
    })
  ).asPng();
}

/** One after the other, so that images leave processors for pages. */
const draw = oneAtATime(async ({ route, meta, head }: PageHead, backendUrl: string): Promise<Buffer> => {
  const illustration = await readIllustration(backendUrl, meta.image);
  const kicker =
    route.path === '/' ? 'France · Bénin · Togo · Rwanda' : route.title === meta.title ? 'Groupe VIPP' : route.title;
  return toPng(drawShareCard({ title: meta.title, kicker, seed: head.canonical, illustration }, await brandFaces()));
});

/** Caches the most recently requested images, by what they show. */
function createImageCache(backendUrl: string) {
  const cached = new LRUCache<string, Promise<Buffer>>({ max: MAX_IMAGES });
  return (page: PageHead): Promise<Buffer> => {
    const key = JSON.stringify([page.head.canonical, page.meta.title, page.meta.image]);
    const image = cached.get(key) ?? draw(page, backendUrl);
    cached.set(key, image);
    image.catch(() => cached.delete(key));
    return image;
  };
}

/** Unlike all other files of the site, other sites may show these. */
function sendImage(request: FastifyRequest, reply: FastifyReply, image: Buffer): FastifyReply {
  reply.header('cache-control', DAY).header('cross-origin-resource-policy', 'cross-origin');
  return isUnchanged(request, reply, entityTag(image)) ? reply.send() : reply.type(PNG).send(image);
}

export function registerShareImages(
  app: FastifyInstance,
  { readPageHead, routes, backendUrl, publicOrigin }: Options,
): void {
  const imageOf = createImageCache(backendUrl);
  app.get('/partage/*', async (request, reply) => {
    const path = sharedPagePath(request.url);
    const route = path && matchRoute(routes(), path.split('?')[0] ?? '/');
    // An address that contains a secret of a visitor is not looked up.
    if (!path || !route || (route.confidential && route.path.includes(':')))
      return sendRefusal(request, reply, 404, MISSING);
    try {
      const page = await readPageHead(path);
      if (page?.status === 503) return await sendRefusal(request, reply, 503, UNAVAILABLE);
      if (!page || !isIndexable(page, publicOrigin + path)) return await sendRefusal(request, reply, 404, MISSING);
      return sendImage(request, reply, await imageOf(page));
    } catch (error) {
      request.log.error({ err: error }, 'a picture could not be drawn');
      return sendRefusal(request, reply, 503, UNAVAILABLE);
    }
  });

  let logo: Promise<Buffer> | undefined;
  app.get(LOGO_PATH, async (request, reply) => sendImage(request, reply, await (logo ??= toPng(FAVICON, LOGO_SIZE))));
}
