/** Assembles the gateway: plugins first, then the routes in the order of their addresses. */
import { randomUUID } from 'node:crypto';
import { maxHeaderSize, type IncomingMessage } from 'node:http';
import fastify, { LogController, type FastifyInstance } from 'fastify';
import { CONTENT_PAGES } from '@vipp/shared/contract/paths';
import type { SiteApi } from '@vipp/shared/contract/site-api';
import { createDrain } from '@vipp/shared/server/drain-connections';
import { noSchemaCompilers } from '@vipp/shared/server/schema-compilers';
import { earlyAnswerOptions, TIMEOUTS } from './http/early-answers';
import { createChooseForm } from './forms/form-trial';
import { registerErrors } from './http/error-routes';
import { registerEveryRequest } from './http/every-request';
import { createShareInCaches } from './http/share-in-caches';
import { observeRequests, traceRequests } from './remotes/observe-requests';
import { registerReleaseRoutes } from './remotes/release-routes';
import { releasesOfHost } from './remotes/releases';
import { createVisitorReleases } from './remotes/visitor-releases';
import { registerFigures, sendFigures } from './forms/form-figures';
import { registerSubmissions } from './forms/submission-routes';
import { registerImages } from './media/image-routes';
import { createPageHead } from './pages/page-head';
import { registerAssets } from './routes/asset-routes';
import { registerConsent } from './routes/consent-routes';
import { registerDevelopment } from './routes/development-routes';
import { registerFeed } from './routes/feed-routes';
import { registerHealth } from './routes/health-routes';
import { registerSiteFiles } from './routes/site-files';
import { registerSitemap } from './routes/sitemap-routes';
import { registerBackendProxy } from './routes/backend-proxy';
import { registerData } from './routes/data-routes';
import { registerOldAddresses } from './workshop/workshop-routes';
import { createPages, registerPages, registerReleaseSet } from './routes/page-routes';
import { createApiForVisitor, createVisitorLimits } from './forms/submission-limit';
import { createContentApi } from './wiring/create-content-api';
import { createHandOver } from './http/hand-over';
import { createWorkshopHost, type GatewayParts } from './wiring/create-workshop-host';
import { wellFormedPath } from '@vipp/shared/lib/decode-uri';

/**
 * The address of a request with a decodable path: percent signs of invalid sequences are escaped, as in a query. The router
 * would refuse such an address before any route or hook runs.
 */
function wellFormedAddress({ url = '/' }: Pick<IncomingMessage, 'url'>): string {
  const end = url.search(/[?#]/);
  const path = end < 0 ? url : url.slice(0, end);
  return wellFormedPath(path) + url.slice(path.length);
}

function createServer({ settings, logger, timeouts = TIMEOUTS }: GatewayParts): FastifyInstance {
  return fastify({
    loggerInstance: logger,
    // `observeRequests` logs less of each request than fastify would.
    logController: new LogController({ disableRequestLogging: true }),
    // Unique among gateways and starts, whose lines are in one log.
    genReqId: () => randomUUID(),
    trustProxy: settings.trustProxy,
    ...earlyAnswerOptions(timeouts),
    // A report of 20,000 accented letters, as a plain form encodes it, is about 120 kB.
    bodyLimit: 192 * 1024,
    forceCloseConnections: 'idle',
    rewriteUrl: wellFormedAddress,
    // Node refuses longer addresses, and no route has a pattern that a long value could slow down.
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: maxHeaderSize },
    return503OnClosing: false,
    schemaController: noSchemaCompilers,
  });
}

/** Addresses of the public site other than pages, calls and releases. */
function registerSite(app: FastifyInstance, { settings, releases, notices = [] }: GatewayParts, api: SiteApi): void {
  const { publicOrigin, devReload } = settings;
  registerHealth(app, {
    releases,
    backendUrl: settings.backendUrl,
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
  registerBackendProxy(app, settings);
}

export async function createGateway(parts: GatewayParts): Promise<FastifyInstance> {
  const { settings, logger, countSubmission } = parts;
  const { publicOrigin, workshopOrigin } = settings;
  const releases = releasesOfHost('public', parts.releases);
  const app = createServer(parts);
  registerErrors(app, releases.routes);
  const workshop = workshopOrigin === undefined ? undefined : createServer(parts);
  app.addHook('preClose', async () => workshop?.close());
  // Before plugins close the resources of open answers.
  app.addHook('preClose', createDrain(app.server));
  if (settings.tracing.endpoint !== undefined) traceRequests(app, releases);
  await registerEveryRequest(app, {
    publicOrigin,
    otherOrigin: workshopOrigin,
    ...(workshop && workshopOrigin !== undefined && { handOver: createHandOver(workshopOrigin, workshop) }),
  });
  const visitors = createVisitorReleases(releases.parts, settings);
  observeRequests(app, releases, visitors);
  const content = createContentApi(parts, releases.parts.metrics);
  const { api } = content;
  let endWatch = (): void => undefined;
  app.addHook('onListen', async () => {
    endWatch = content.watch();
  });
  app.addHook('onClose', async () => endWatch());
  const limits = createVisitorLimits(countSubmission, settings.submissionLimit);
  const apiFor = createApiForVisitor(api, limits);
  const chooseForm = createChooseForm({ formTrial: content.formTrial, assignBucket: visitors.assignBucket });
  const shareInCaches = settings.sharedCache
    ? createShareInCaches({ canaryKey: releases.parts.live.canaryKey, publicOrigin })
    : undefined;
  const forPages = { apiFor, chooseForm, onContentChange: content.onChange };
  const pages = createPages({
    ...parts,
    ...forPages,
    releases,
    releaseFor: visitors.releaseFor,
    shareInCaches,
    framedBy: workshopOrigin,
  });
  registerReleaseSet(app, { releaseFor: visitors.releaseFor, shareInCaches });
  registerSite(app, { ...parts, releases }, api);
  registerData(app, api, chooseForm);
  registerSubmissions(app, apiFor);
  registerFigures(app, {
    api,
    send: sendFigures(settings),
    onError: (reason) => logger.warn({ reason }, 'figures of the application form were lost'),
    countReport: releases.parts.countReport,
  });
  registerOldAddresses(app, workshopOrigin);
  await registerReleaseRoutes(app, parts.releases, settings);
  registerPages(app, pages);
  app.decorate('sendFailurePage', pages.sendFailure);
  if (workshop && workshopOrigin !== undefined)
    await createWorkshopHost({
      ...parts,
      ...forPages,
      app: workshop,
      releases: releasesOfHost('workshop', parts.releases),
      settings: { ...settings, publicOrigin: workshopOrigin },
      siteOrigin: publicOrigin,
      limits,
    });
  return app;
}
