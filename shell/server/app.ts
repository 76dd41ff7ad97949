/** Puts the gateway together: plugins first, then what answers, in the order of its addresses. */
import compress from '@fastify/compress';
import helmet from '@fastify/helmet';
import underPressure from '@fastify/under-pressure';
import fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { constants } from 'node:zlib';
import { CONTENT_PAGES } from '@vipp/shared/contract/paths';
import type { SiteApi } from '@vipp/shared/contract/site-api';
import { createBackendClient } from './content/backend-client';
import { createContentCache } from './content/content-cache';
import { createSubmit } from './content/submit';
import { createVault } from './content/vault';
import { createSiteContent } from './content/site-content';
import { routeName } from '../src/navigation/match-site-route';
import { registerAssets } from './http/asset-routes';
import { registerBackendProxy } from './http/backend-proxy';
import { registerConsent } from './http/consent-routes';
import { registerData } from './http/data-routes';
import { registerDevReload } from './http/dev-reload';
import { registerErrors } from './http/error-routes';
import { registerFeed } from './http/feed-routes';
import { registerFormBodies } from './http/form-bodies';
import { registerHealth } from './http/health-routes';
import { createPageHandler, registerPages } from './http/page-routes';
import { FILE_POLICY } from './http/security-headers';
import { createApiForVisitor } from './http/submission-limit';
import { registerSubmissions } from './http/submission-routes';
import { registerSiteFiles } from './http/site-files';
import type { BuildStore } from './release/build-store';
import type { RemoteModules } from './release/remote-modules';
import { createRenderPage } from './render/render-page';
import type { Settings } from './settings';

export type GatewayParts = { settings: Settings; logger: FastifyBaseLogger; builds: () => BuildStore; modules: RemoteModules };

async function registerPlugins(app: FastifyInstance): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: false,
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    hsts: { maxAge: 63_072_000, includeSubDomains: true },
    xFrameOptions: { action: 'deny' },
  });
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('content-security-policy', FILE_POLICY);
    reply.header('permissions-policy', 'camera=(), microphone=(), geolocation=(), browsing-topics=()');
  });
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    // Quality 5: within 10 % of the best for a page, at a tenth of its time.
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } },
    zlibOptions: { level: 6 },
  });
  await app.register(underPressure, { maxEventLoopDelay: 5_000, retryAfter: 5, message: 'The site is very busy. Try again in a few seconds.' });
  registerFormBodies(app);
}

/** Answers in flight when the gateway stops are the last of their connection: nobody waits for its keep-alive to end. */
function closeConnectionsWhenStopping(app: FastifyInstance): void {
  let stopping = false;
  app.addHook('preClose', async () => {
    stopping = true;
  });
  app.addHook('onSend', async (_request, reply) => {
    if (stopping) reply.header('connection', 'close');
  });
}

/** One line for each request, without query or network address: both may hold personal data. */
function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const path = routeName(request.url.split('?')[0] ?? '/');
    request.log.info({ method: request.method, path, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, 'request');
  });
}

export async function createGateway({ settings, logger, builds, modules }: GatewayParts): Promise<FastifyInstance> {
  const app = fastify({
    loggerInstance: logger,
    // One line for each request is written below, with less in it than fastify's own.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: 'loopback',
    // A report of 20,000 accented letters, as a plain form encodes it, is about 120 kB.
    bodyLimit: 192 * 1024,
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: 500 },
    return503OnClosing: false,
  });
  await registerPlugins(app);
  logRequests(app);
  closeConnectionsWhenStopping(app);

  const cache = createContentCache({
    ttlMs: settings.contentTtlMs,
    onError: (key, error) => logger.warn({ key, reason: error instanceof Error ? error.message : String(error) }, 'content could not be refreshed'),
  });
  const api: SiteApi = {
    ...createSiteContent({ backend: createBackendClient(settings), cache }),
    submit: createSubmit({
      ...settings,
      onError: (form, reason) => logger.error({ form, reason }, 'a form could not be passed on'),
    }),
  };
  const apiFor = await createApiForVisitor(app, api, settings.submissionLimit);
  const renderPage = createRenderPage({
    builds,
    modules,
    vault: createVault(settings.apiToken),
    publicOrigin: settings.publicOrigin,
    onFault: (route, err) => logger.error({ route, err }, 'a page failed to render'),
  });
  const pageHandler = createPageHandler({ apiFor, builds, renderPage, publicOrigin: settings.publicOrigin, devReload: settings.devReload });

  registerHealth(app, { builds, modules, backendUrl: settings.backendUrl, probeContent: () => api.contentPage(CONTENT_PAGES.home) });
  registerAssets(app, { builds, devReload: settings.devReload });
  if (settings.devReload) registerDevReload(app);
  registerData(app, api);
  registerSubmissions(app, apiFor);
  registerConsent(app, settings.publicOrigin);
  registerFeed(app, api, settings.publicOrigin);
  registerSiteFiles(app);
  await registerBackendProxy(app, settings);
  registerPages(app, pageHandler);
  registerErrors(app);
  return app;
}
