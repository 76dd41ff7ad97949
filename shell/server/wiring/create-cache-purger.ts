/** The purger of the shared caches in front of the site: it purges their pages whenever other versions are served. */
import type { FastifyInstance } from 'fastify';
import { createCachePurger, type CachePurger } from '../shared-caches/cache-purger';
import { ALL_PAGES } from '../shared-caches/page-lifetime';
import { requestPurge } from '../shared-caches/purge-request';
import type { GatewayParts } from './gateway-parts';

export function createSitePurger(app: FastifyInstance, { settings, logger, releases }: GatewayParts): CachePurger {
  const purger = createCachePurger({
    caches: settings.sharedCaches,
    request: (cache, tags) => requestPurge(cache, tags, settings.cachePurgeToken),
    onError: (cache, error) =>
      logger.error(
        { cache, reason: error instanceof Error ? error.message : String(error) },
        'a shared cache could not be purged and may send earlier pages; it is tried again every second',
      ),
  });
  releases.parts.live.onLive(() => purger.purge([ALL_PAGES]));
  // Pages of an earlier shell are in the caches.
  app.addHook('onListen', async () => purger.purge([ALL_PAGES]));
  app.addHook('onClose', async () => purger.close());
  return purger;
}
