/** Shared caches in front of the site: what they may store, and what is purged when versions or content change. */
import type { FastifyInstance } from 'fastify';
import { setTimeout as pause } from 'node:timers/promises';
import type { PurgePages } from '../releases/protocol/purge-pages';
import type { Sharing } from '../routes/send-html';
import { createCachePurger } from '../shared-caches/cache-purger';
import { createContentTags } from '../shared-caches/content-tags';
import { createShareReply, EVERYTHING, RELEASE_SETS, tagOfRemote } from '../shared-caches/page-lifetime';
import { requestPurge } from '../shared-caches/purge-request';
import { createAdmitToCaches } from '../shared-caches/versions-cookie';
import type { Content } from './create-content-api';
import type { GatewayParts } from './gateway-parts';

/** Longest wait of a call for the caches. */
const CALL_TIMEOUT_MS = 5_000;
/** A quarter of the time within which changed content is to be seen: reading it and comparing the answers takes the rest. */
const CONTENT_CHECK_MS = 250;
/** Between a slow answer and the next request. */
const SHORTEST_PAUSE_MS = 50;

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Asks for changed content while the gateway listens: pages in caches ask for none. */
function watchContent(app: FastifyInstance, refresh: Content['refresh']): void {
  const closed = new AbortController();
  app.addHook('onListen', async () => {
    void (async () => {
      while (!closed.signal.aborted) {
        const begun = performance.now();
        await refresh();
        const rest = Math.max(SHORTEST_PAUSE_MS, CONTENT_CHECK_MS - (performance.now() - begun));
        await pause(rest, undefined, { ref: false, signal: closed.signal }).catch(() => undefined);
      }
    })();
  });
  app.addHook('onClose', async () => closed.abort());
}

type SharedCaches = {
  purgePages: PurgePages;
  /** Undefined where no shared cache is configured. */
  sharing: Sharing | undefined;
};

export function createSharedCaches(
  app: FastifyInstance,
  { settings, logger, releases: { parts } }: GatewayParts,
  content: Content,
  metrics: { purgeFailed: (cache: string) => void },
): SharedCaches {
  const purger = createCachePurger({
    caches: settings.sharedCaches ?? [],
    request: (cache, tags) => requestPurge(cache, tags, settings.cachePurgeToken),
    onError: (cache, error) => {
      metrics.purgeFailed(cache);
      logger.error(
        { cache, reason: reasonOf(error) },
        'a shared cache could not be purged and may send earlier pages; it is tried again every second',
      );
    },
  });
  parts.live.onLive((changed) => purger.purge([RELEASE_SETS, ...changed.map(tagOfRemote)]));
  // The caches may have pages of an earlier shell, and of content that changed while no gateway ran.
  app.addHook('onListen', async () => purger.purge([EVERYTHING]));
  app.addHook('onClose', async () => purger.close());
  const purgePages: PurgePages = (remote) => {
    purger.purge([RELEASE_SETS, tagOfRemote(remote)]);
    return purger.purged(CALL_TIMEOUT_MS);
  };
  // Pages of a gateway show other content once it is no longer fresh, but another version of the application form at once.
  watchContent(app, settings.sharedCaches ? content.refresh : content.refreshForm);
  if (!settings.sharedCaches) return { purgePages, sharing: undefined };

  const tags = createContentTags({
    api: content.api,
    formTrial: content.formTrial,
    purge: purger.purge,
    onError: (error) => logger.error({ reason: reasonOf(error) }, 'changed content could not be compared'),
  });
  content.onChange(tags.recheck);
  const admit = createAdmitToCaches({ live: parts.live, publicOrigin: settings.publicOrigin });
  const shareReply = createShareReply({ isPurged: settings.sharedCaches.length > 0 });
  return { purgePages, sharing: { admit, shareReply, tagCalls: tags.tagCalls } };
}
