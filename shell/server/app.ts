/** Puts the gateway together: plugins first, then what answers, in the order of its addresses. */
import compress from '@fastify/compress';
import underPressure from '@fastify/under-pressure';
import { maxHeaderSize } from 'node:http';
import path from 'node:path';
import fastify, { LogController, type FastifyBaseLogger, type FastifyInstance, type FastifyRequest } from 'fastify';
import { constants } from 'node:zlib';
import { CONTENT_PAGES } from '@vipp/shared/contract/paths';
import { createBrowserApi } from '@vipp/shared/api/browser-api';
import type { SiteApi } from '@vipp/shared/contract/site-api';
import { createBackendClient } from './content/source/backend-client';
import { createContentCache } from './content/source/content-cache';
import { withSubmissionChecks } from './content/submission-checks';
import { createSubmit } from './content/submit';
import { createEncryptedState } from './content/encrypted-state';
import { createSiteContent } from './content/site-content';
import { registerAssets } from './routes/asset-routes';
import { readBackendNotices } from './routes/backend-notices';
import { registerBackendProxy } from './routes/backend-proxy';
import { registerConsent } from './routes/consent-routes';
import { registerData } from './routes/data-routes';
import { registerDevReload } from './routes/dev-reload';
import { earlyAnswerOptions, TIMEOUTS, registerSecurityHeaders, type Timeouts } from './http/early-answers';
import { registerErrors } from './http/error-routes';
import { registerFeed } from './routes/feed-routes';
import { registerFormBodies } from './http/form-bodies';
import { registerHealth } from './routes/health-routes';
import { registerHttpsOnly } from './http/https-only';
import { createPageHandler, registerPages } from './routes/page-routes';
import { registerRetryAfter } from './http/retry-after';
import { createApiForVisitor } from './submissions/submission-limit';
import { registerSubmissions } from './submissions/submission-routes';
import { registerSiteFiles } from './routes/site-files';
import { registerSitemap } from './routes/sitemap-routes';
import { wellFormedAddress } from './http/well-formed-address';
import { registerFederationApi } from './releases/api/api-routes';
import { readBudgets } from './releases/gate/check-budgets';
import { answerContent } from './releases/gate/content-answers';
import { createGate } from './releases/gate/gate';
import { createSandbox } from './releases/gate/sandbox-worker';
import { registerFaultReports } from './releases/health/fault-report-routes';
import { createMetrics, type Metrics } from './releases/health/metrics';
import { registerPolicyReports } from './releases/health/policy-report-routes';
import { registerMetrics } from './releases/health/metrics-routes';
import { routeLabel, toRequestLog } from './releases/health/request-log';
import { countServedPage } from './releases/health/served-pages';
import { statusOf } from './releases/health/status-model';
import { registerStatusPage } from './releases/health/status-routes';
import type { VersionHealth } from './releases/health/version-health';
import { registerPreviews, previewPath } from './releases/live/preview-routes';
import { createReleaseForVisitor } from './releases/live/release-for-visitor';
import { createPageCache } from './page-cache/page-cache';
import type { Federation } from './releases/releases';
import type { ReleaseChoice } from './releases/live/live-releases';
import { createPreviewTokens } from './releases/live/preview-token';
import { fontFiles, staticFile } from './releases/protocol/remote-build';
import { createPageHead } from './render/page-head';
import { createRenderPage } from './render/render-page';
import { registerShareImages } from './share/share-image-routes';
import type { Settings } from './settings/settings';

/** A page is never older than its content may be, and not by more than this. */
const PAGE_TTL_MS = 1_000;
const MOST_ROWS_LOGGED = 20;

export type GatewayParts = {
  settings: Settings;
  logger: FastifyBaseLogger;
  federation: Federation;
  patience?: Timeouts;
  notices?: readonly string[];
};

async function registerPlugins(app: FastifyInstance, publicOrigin: string): Promise<void> {
  registerSecurityHeaders(app);
  registerRetryAfter(app);
  registerHttpsOnly(app, publicOrigin);
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    // Quality 5: within 10 % of the best for a page, at a tenth of its time.
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } },
    zlibOptions: { level: 6 },
  });
  // Sampled as seldom as that: of an interval with a single turn of the loop the plugin knows no delay, and takes it for endless.
  await app.register(underPressure, {
    maxEventLoopDelay: 5_000,
    sampleInterval: 5_000,
    retryAfter: 5,
    message: 'The site is very busy. Try again in a few seconds.',
  });
  registerFormBodies(app);
}

/** Answers in flight when the gateway stops are the last of their connection: nobody waits for its keep-alive to end. */
function closeConnectionsWhenStopping(app: FastifyInstance): void {
  let stopping = false;
  app.addHook('preClose', async () => {
    stopping = true;
  });
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (stopping) reply.header('connection', 'close');
    done();
  });
}

/** One line for each request, without query or network address: both may hold personal data. */
function logRequests(
  app: FastifyInstance,
  metrics: Metrics,
  health: VersionHealth,
  choiceOf: (request: FastifyRequest) => ReleaseChoice | undefined,
): void {
  app.addHook('onResponse', (request, reply, done) => {
    const route = routeLabel(request.url, request.routeOptions.url);
    metrics.requestDone(route, reply.statusCode);
    const { method, url } = request;
    const choice = choiceOf(request);
    countServedPage(health, { url, status: reply.statusCode, choice });
    request.log.info(
      toRequestLog({ method, route, status: reply.statusCode, ms: reply.elapsedTime, choice }),
      'request',
    );
    done();
  });
}

/** Teams, their tools and operators: all below /federation, and the figures. */
async function registerFederation(
  app: FastifyInstance,
  { settings, logger, federation }: GatewayParts,
  metrics: Metrics,
): Promise<void> {
  const { registry, releases, health, shell } = federation;
  const token = settings.federationToken;
  const previews = createPreviewTokens(settings.previewSecrets);
  registerPreviews(app, { previews, publicOrigin: settings.publicOrigin });
  registerFaultReports(app, { registry, health, logger });
  await registerPolicyReports(app, { violated: metrics.policyViolated });
  registerMetrics(app, { metrics, token });
  const [font] = fontFiles(shell);
  registerStatusPage(app, {
    status: () => statusOf(registry, releases, health),
    token,
    fontHref: font && staticFile(font),
  });
  const script = path.join(settings.packagesDir, 'shell', settings.buildFolder, 'sandbox/worker.cjs');
  const sandbox = createSandbox({
    script,
    folder: path.join(settings.dataDir, 'federation/sandbox'),
    content: (address) => answerContent(app, address),
  });
  const gate = createGate({
    registry,
    singletonVersions: federation.singletonVersions,
    budgets: readBudgets(settings.packagesDir),
    sandbox,
  });
  await registerFederationApi(app, {
    registry,
    releases,
    health,
    gate,
    settings,
    logger,
    preview: (remote, version, hours) => {
      const expires = Math.floor(Date.now() / 1000) + hours * 3600;
      const url = new URL(previewPath(previews.sign({ remote, version, expires })), settings.publicOrigin).href;
      return { url, expires: new Date(expires * 1000).toISOString() };
    },
  });
}

/** Content and forms through the content service. */
function createOwnApi(
  settings: Settings,
  logger: FastifyBaseLogger,
  metrics: Pick<Metrics, 'contentUnreadable'>,
): SiteApi {
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
        { list, leftOut, incomplete: rows.length - leftOut, rows: rows.slice(0, MOST_ROWS_LOGGED) },
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

export async function createGateway(parts: GatewayParts): Promise<FastifyInstance> {
  const { settings, logger, federation, patience = TIMEOUTS, notices = [] } = parts;
  const app = fastify({
    loggerInstance: logger,
    // One line for each request is written below, with less in it than fastify's own.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: settings.trustProxy,
    ...earlyAnswerOptions(patience),
    // A report of 20,000 accented letters, as a plain form encodes it, is about 120 kB.
    bodyLimit: 192 * 1024,
    forceCloseConnections: 'idle',
    rewriteUrl: wellFormedAddress,
    // No route matches by a pattern that a long value could slow down, and Node reads no address that is longer.
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: maxHeaderSize },
    return503OnClosing: false,
  });
  await registerPlugins(app, settings.publicOrigin);
  const metrics = createMetrics({
    health: federation.health,
    releases: federation.releases,
    registryErrors: federation.registry.refreshErrors,
  });
  const choices = new WeakMap<FastifyRequest, ReleaseChoice>();
  logRequests(app, metrics, federation.health, (request) => choices.get(request));
  closeConnectionsWhenStopping(app);

  const api = settings.against
    ? createBrowserApi({ origin: settings.against })
    : createOwnApi(settings, logger, metrics);
  // In development the registry, and with it the tables, are not in the database.
  const databaseUrl = settings.devReload || settings.against ? undefined : settings.databaseUrl;
  const apiFor = await createApiForVisitor(app, api, { max: settings.submissionLimit, databaseUrl });
  const renderPage = createRenderPage({
    modules: federation.modules,
    health: federation.health,
    vault: createEncryptedState(settings.formStateSecrets),
    publicOrigin: settings.publicOrigin,
    serverRendering: settings.serverRendering,
    onFault: (route, err) => logger.error({ route, err }, 'a page failed to render'),
  });
  const choose = createReleaseForVisitor({
    releases: federation.releases,
    previews: createPreviewTokens(settings.previewSecrets),
    publicOrigin: settings.publicOrigin,
  });
  const pageHandler = createPageHandler({
    apiFor,
    files: federation,
    renderPage,
    cache: createPageCache({
      ttlMs: settings.devReload ? 0 : Math.min(PAGE_TTL_MS, settings.contentTtlMs),
      onError: (err) => logger.error({ err }, 'a page was not kept'),
    }),
    releaseFor: (request, reply) => {
      const known = choices.get(request);
      if (known) return known;
      const choice = choose(request, reply);
      choices.set(request, choice);
      reply.raw.once('close', federation.releases.hold(choice));
      return choice;
    },
    publicOrigin: settings.publicOrigin,
    devReload: settings.devReload,
  });

  registerHealth(app, {
    releases: federation.releases,
    modules: federation.modules,
    backendUrl: settings.backendUrl,
    probeContent: () => api.contentPage(CONTENT_PAGES.home),
    notices: async () => [...notices, ...(await readBackendNotices(settings.backendUrl))],
  });
  registerAssets(app, { file: federation.file, devReload: settings.devReload });
  if (settings.devReload) registerDevReload(app);
  registerData(app, api);
  registerSubmissions(app, apiFor);
  registerConsent(app, settings.publicOrigin);
  registerFeed(app, api, settings.publicOrigin);
  registerSiteFiles(app, settings.publicOrigin);
  const readPageHead = createPageHead({
    modules: federation.modules,
    releases: federation.releases,
    api,
    publicOrigin: settings.publicOrigin,
  });
  registerSitemap(app, { api, readPageHead, publicOrigin: settings.publicOrigin });
  registerShareImages(app, { readPageHead, backendUrl: settings.backendUrl, publicOrigin: settings.publicOrigin });
  await registerBackendProxy(app, settings);
  await registerFederation(app, parts, metrics);
  registerPages(app, pageHandler);
  registerErrors(app, pageHandler.sendFailure);
  return app;
}
