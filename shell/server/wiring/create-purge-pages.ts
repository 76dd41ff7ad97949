/** Purges the pages in shared caches whenever other versions are served. */
import type { FastifyInstance } from 'fastify';
import type { PurgePages } from '../releases/protocol/purge-pages';
import { createCachePurger } from '../shared-caches/cache-purger';
import { ALL_PAGES } from '../shared-caches/page-lifetime';
import { requestPurge } from '../shared-caches/purge-request';
import type { GatewayParts } from './gateway-parts';

/** Longest wait of a call for the caches. */
const CALL_TIMEOUT_MS = 5_000;

export function createPurgePages(app: FastifyInstance, { settings, logger, releases }: GatewayParts): PurgePages {
  const purger = createCachePurger({
    caches: settings.sharedCaches,
    request: (cache, tags) => requestPurge(cache, tags, settings.cachePurgeToken),
    onError: (cache, error) =>
      logger.error(
        { cache, reason: error instanceof Error ? error.message : String(error) },
        'a shared cache could not be purged and may send earlier pages; it is tried again every second',
      ),
  });
  const purge = () => purger.purge([ALL_PAGES]);
  releases.parts.live.onLive(purge);
  // Pages of an earlier shell are in the caches.
  app.addHook('onListen', async () => purge());
  app.addHook('onClose', async () => purger.close());
  return () => {
    purge();
    return purger.purged(CALL_TIMEOUT_MS);
  };
}
