/** Registers the addresses of the public site that are neither pages, calls, nor of releases. */
import type { FastifyInstance } from 'fastify';
import { CONTENT_PAGES } from '@vipp/shared/contract/paths';
import type { SiteApi } from '@vipp/shared/contract/site-api';
import { registerImages } from '../media/image-routes';
import { createPageHead } from '../pages/page-head';
import { registerAssets } from '../routes/asset-routes';
import { registerBackendProxy } from '../routes/backend-proxy';
import { registerConsent } from '../routes/consent-routes';
import { registerDevelopment } from '../routes/development-routes';
import { registerFeed } from '../routes/feed-routes';
import { registerHealth } from '../routes/health-routes';
import { registerSiteFiles } from '../routes/site-files';
import { registerSitemap } from '../routes/sitemap-routes';
import type { GatewayParts } from './gateway-parts';

type Options = GatewayParts & { api: SiteApi };

export async function registerSiteRoutes(
  app: FastifyInstance,
  { settings, releases, notices = [], api }: Options,
): Promise<void> {
  const { backendUrl, publicOrigin, devReload } = settings;
  registerHealth(app, {
    releases,
    backendUrl,
    operatorToken: settings.federationToken,
    probeContent: () => api.contentPage(CONTENT_PAGES.home),
    notices,
  });
  registerAssets(app, { file: releases.file, devReload });
  if (releases.refresh) registerDevelopment(app, { refresh: releases.refresh });
  registerConsent(app, publicOrigin);
  registerFeed(app, api, publicOrigin);
  registerSiteFiles(app, publicOrigin);
  const readPageHead = createPageHead({ releases, api, publicOrigin });
  registerSitemap(app, { api, readPageHead, routes: releases.routes, publicOrigin });
  registerImages(app, settings);
  await registerBackendProxy(app, settings);
}
