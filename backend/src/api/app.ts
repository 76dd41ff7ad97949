/** The HTTP side of the content service. */
import { createHash } from 'node:crypto';
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController, type onSendHookHandler } from 'fastify';
import { API_BASE } from '@vipp/shared/contract/paths';
import { createDrain } from '@vipp/shared/server/drain-connections';
import { noSchemaCompilers } from '@vipp/shared/server/schema-compilers';
import { requestTracing } from '@vipp/shared/server/tracing';
import type { Database } from '../database/database';
import { figureRoutes, formRoutes } from '../forms/form-routes';
import type { ServiceContext } from '../kernel/submission';
import { OPERATORS_BASE } from '../operators/operator-access';
import { operatorRoutes } from './operator-routes';
import { submissionRoutes } from '../submissions/submission-routes';
import { workshopRoutes } from '../workshop/workshop-routes';
import { requireBearerToken } from '../kernel/bearer-token';
import { changeRoutes, contentRoutes, storageRoutes } from './content-routes';
import { registerMetrics } from './metrics-routes';
import { answerError, answerFailure, answerNotFound } from '../kernel/error-answers';

const CACHE_CONTROL = 'private, no-cache';

/** Entity tags in `If-None-Match`, or `*`; weak forms count (RFC 9110, 13.1.2). */
const namedEtags = (ifNoneMatch: string | undefined): string[] =>
  (ifNoneMatch ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));

/** Gives every successful answer a strong ETag, and answers 304 when the client has cached it. */
const answerConditionally: onSendHookHandler<unknown> = (request, reply, payload, done) => {
  if (reply.statusCode !== 200 || typeof payload !== 'string') return done(null, payload);
  const etag = `"${createHash('sha256').update(payload).digest('base64url')}"`;
  reply.header('ETag', etag).header('Cache-Control', CACHE_CONTROL);
  const named = namedEtags(request.headers['if-none-match']);
  if (!named.includes('*') && !named.includes(etag)) return done(null, payload);
  reply.code(304).removeHeader('Content-Type').removeHeader('Content-Length');
  done(null, null);
};

export type AppOptions = {
  onContentChange: Database['onContentChange'];
  /** Accepted bearer tokens. */
  apiTokens: readonly string[];
  /** Whether requests are traced. */
  isTraced?: boolean;
  /** Accepted tokens of operators. */
  operatorTokens: readonly string[];
  context: ServiceContext;
  /** Notices for operators in the answer of the health call. */
  notices: () => readonly string[];
  logger: FastifyBaseLogger;
};

function traceRequests(app: FastifyInstance): void {
  const { onRequest, onResponse } = requestTracing(({ routeOptions }) => routeOptions.url ?? 'none', true);
  app.addHook('onRequest', onRequest).addHook('onResponse', onResponse);
}

export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const { onContentChange, apiTokens, context, notices, logger } = options;
  const { queries } = context;
  const app = fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: 'idle',
    // A request that arrives during the end may be the form of a visitor.
    return503OnClosing: false,
    // The gateway is on the same network, so a slow request comes from another client and must not occupy a connection.
    requestTimeout: 30_000,
    connectionTimeout: 60_000,
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 5_000 },
    frameworkErrors: answerError,
    schemaController: noSchemaCompilers,
  });
  app.addHook('preClose', createDrain(app.server));
  if (options.isTraced) traceRequests(app);
  app.setErrorHandler(answerError);
  app.setNotFoundHandler(answerNotFound);
  app.addHook('onResponse', async ({ method, url, routeOptions }, reply) => {
    if (routeOptions.config.unlogged) return;
    logger.debug({ method, url, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, 'request');
  });
  registerMetrics(app, { queries, apiTokens });
  await app.register(storageRoutes, { directories: [...context.storage] });
  await app.register(
    async (api) => {
      api.addHook('onRequest', requireBearerToken(apiTokens));
      api.addHook('onSend', answerConditionally);
      // The hook is set here as well: unknown paths also need the token.
      api.setNotFoundHandler(answerNotFound);
      await api.register(contentRoutes, { queries, notices });
      await api.register(formRoutes, { queries });
    },
    { prefix: API_BASE },
  );
  // Registered apart from the content's calls: answers to forms have no validators and are never cached.
  await app.register(
    async (api) => {
      api.addHook('onRequest', requireBearerToken(apiTokens));
      api.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'));
      api.removeContentTypeParser('text/plain');
      api.setErrorHandler(answerFailure);
      await api.register(changeRoutes, { onContentChange });
      await api.register(figureRoutes, { queries });
      await api.register(submissionRoutes, { context });
      await api.register(workshopRoutes, { context });
    },
    { prefix: API_BASE },
  );
  await app.register(operatorRoutes, { prefix: OPERATORS_BASE, context, tokens: options.operatorTokens });
  return app;
}
