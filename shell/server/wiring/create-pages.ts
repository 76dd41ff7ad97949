/** Assembles the handler of a host's pages. */
import type { ShareInCaches } from '../http/share-in-caches';
import { createDocuments, type Framing } from '../pages/create-documents';
import { createPageCache } from '../pages/page-cache';
import { createPageRequests } from '../pages/page-request';
import { compressPage } from '../routes/html-reply';
import { createPageHandler } from '../routes/page-routes';
import type { Content } from './create-content-api';
import type { GatewayParts } from './gateway-parts';

/** How much older than its content a cached page may be. */
const PAGE_TTL_MS = 1_000;

type Options = GatewayParts &
  Framing &
  Pick<Parameters<typeof createPageRequests>[0], 'apiFor' | 'forms' | 'releaseFor'> & {
    shareInCaches: ShareInCaches | undefined;
    onContentChange: Content['onChange'];
  };

export function createPages({ shareInCaches, onContentChange, ...options }: Options) {
  const { devReload, contentTtlMs } = options.settings;
  const cache = createPageCache({ compress: compressPage, ttlMs: devReload ? 0 : Math.min(PAGE_TTL_MS, contentTtlMs) });
  onContentChange(cache.clear);
  return createPageHandler({
    requests: createPageRequests(options),
    documents: createDocuments(options),
    cache,
    shareInCaches,
  });
}
