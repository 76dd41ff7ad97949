/** The data calls of pages: content and forms through the content service, or through another site in development. */
import type { FastifyBaseLogger } from 'fastify';
import { createBrowserApi } from '@vipp/shared/api/browser-api';
import type { SiteApi } from '@vipp/shared/contract/site-api';
import { createSiteContent } from '../content/site-content';
import { createBackendClient } from '../content/source/backend-client';
import { createContentCache } from '../content/source/content-cache';
import { withSubmissionChecks } from '../content/submission-checks';
import { createSubmit } from '../content/submit';
import type { observeRequests } from '../releases/observe-requests';
import type { Settings } from '../settings/settings';

type ContentMetrics = Pick<ReturnType<typeof observeRequests>, 'contentUnreadable'>;

const MAX_ROWS_LOGGED = 20;

function createOwnApi(settings: Settings, logger: FastifyBaseLogger, metrics: ContentMetrics): SiteApi {
  const cache = createContentCache({
    ttlMs: settings.contentTtlMs,
    onError: (key, error) =>
      logger.warn(
        { key, reason: error instanceof Error ? error.message : String(error) },
        'content could not be refreshed',
      ),
  });
  const { hasStudy, ...content } = createSiteContent({
    backend: createBackendClient(settings),
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
  return { ...content, submit: withSubmissionChecks({ submit, hasStudy }) };
}

export const createContentApi = (settings: Settings, logger: FastifyBaseLogger, metrics: ContentMetrics): SiteApi =>
  settings.against ? createBrowserApi({ origin: settings.against }) : createOwnApi(settings, logger, metrics);
