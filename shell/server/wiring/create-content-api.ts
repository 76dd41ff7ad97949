/** The data calls of pages: content and forms through the content service, or through another site in development. */
import type { FastifyBaseLogger } from 'fastify';
import { createBrowserApi } from '@vipp/shared/api/browser-api';
import { success } from '@vipp/shared/contract/result';
import type { SiteApi } from '@vipp/shared/contract/site-api';
import type { SiteFacts } from '@vipp/shared/contract/site-facts';
import { createSiteContent } from '../data/site-content';
import { createBackendClient } from '../data/source/backend-client';
import { createContentCache } from '../data/source/content-cache';
import { watchChanges } from '../data/source/watch-changes';
import { createSubmit } from '../data/submit';
import type { Metrics } from '../remotes/releases';
import type { Settings } from '../settings/settings';
import { errorText } from '@vipp/shared/server/error-text';

type Parts = { settings: Settings; logger: FastifyBaseLogger; siteFacts: SiteFacts };
type ContentMetrics = Pick<Metrics, 'contentUnreadable'>;

const MAX_ROWS_LOGGED = 20;

type Content = ReturnType<typeof createOwnContent>;

/** The data calls, and news of changed content. */
function createOwnContent({ settings, logger, siteFacts }: Parts, metrics: ContentMetrics) {
  const listeners: (() => void)[] = [];
  const backend = createBackendClient(settings);
  const cache = createContentCache({
    ...backend,
    ttlMs: settings.contentTtlMs,
    onError: (key, error) => logger.warn({ key, reason: errorText(error) }, 'content could not be refreshed'),
    onChange: () => listeners.forEach((listener) => listener()),
  });
  const { formTrial, ...content } = createSiteContent({
    ...backend,
    cache,
    onUnreadable: (list, rows) => {
      const leftOut = rows.filter(({ isLeftOut }) => isLeftOut).length;
      metrics.contentUnreadable(list, { leftOut, incomplete: rows.length - leftOut });
      logger.warn(
        { list, leftOut, incomplete: rows.length - leftOut, rows: rows.slice(0, MAX_ROWS_LOGGED) },
        'content could not be read in full',
      );
    },
  });
  const submit = createSubmit({
    ...settings,
    onError: (form, reason) => logger.error({ form, reason }, 'a form could not be passed on'),
  });
  return {
    api: { ...content, siteFacts: async () => success(siteFacts), submit } satisfies SiteApi,
    /** The version of the application form that a share of candidates gets. */
    formTrial,
    /** Follows changes of content. @returns a function that ends it */
    watch: () => watchChanges({ ...settings, onChange: () => void cache.refresh() }),
    onChange: (listener: () => void): void => void listeners.push(listener),
  };
}

/** The data calls of another site, whose changes are not known here. */
const contentOf = (origin: string): Content => ({
  api: createBrowserApi({ origin }),
  formTrial: async () => null,
  watch: () => () => undefined,
  onChange: () => undefined,
});

export const createContentApi = (parts: Parts, metrics: ContentMetrics): Content =>
  parts.settings.against ? contentOf(parts.settings.against) : createOwnContent(parts, metrics);
