/** Assembles the handler of pages from the renderer, its cache, and the release sets of visitors. */
import { createEncryptedState } from '../content/encrypted-state';
import { createPageCache } from '../page-cache/page-cache';
import { createAdmitToCaches } from '../shared-caches/versions-cookie';
import type { VisitorReleases } from '../releases/visitor-releases';
import { createRenderPage } from '../render/render-page';
import { createPageHandler } from '../routes/page-routes';
import type { ApiForVisitor } from '../submissions/submission-limit';
import type { GatewayParts } from './gateway-parts';

/** How much older than its content a cached page may be. */
const PAGE_TTL_MS = 1_000;

type Options = GatewayParts & { apiFor: ApiForVisitor; releaseFor: VisitorReleases['releaseFor'] };

export function createPages({ settings, logger, releases, apiFor, releaseFor }: Options) {
  const renderPage = createRenderPage({
    releases,
    sealedState: createEncryptedState(settings.formStateSecrets),
    publicOrigin: settings.publicOrigin,
    serverRendering: settings.serverRendering,
    onFault: (route, err) => logger.error({ route, err }, 'a page failed to render'),
  });
  return createPageHandler({
    apiFor,
    files: releases,
    renderPage,
    cache: createPageCache({
      ttlMs: settings.devReload ? 0 : Math.min(PAGE_TTL_MS, settings.contentTtlMs),
      onError: (err) => logger.error({ err }, 'a page could not be cached'),
    }),
    releaseFor,
    sharing:
      settings.sharedCaches.length > 0
        ? {
            seconds: settings.contentTtlMs / 1000,
            admit: createAdmitToCaches({ live: releases.parts.live, publicOrigin: settings.publicOrigin }),
          }
        : undefined,
    publicOrigin: settings.publicOrigin,
  });
}
