/** The HTTP side of the content service. */
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { API_BASE } from '@vipp/shared/contract/paths';
import type { Queries } from '../database/database';
import type { SubmissionContext } from '../submissions/submission';
import { submissionRoutes } from '../submissions/submission-routes';
import { requireBearerToken } from './bearer-token';
import { answerConditionally } from './conditional-get';
import { contentRoutes } from './content-routes';
import { describeApi } from './openapi';
import { answerError, answerNotFound } from './refusals';
import { storageRoutes } from './storage-routes';

export type AppOptions = {
  queries: Queries;
  /** Bearer tokens of which a request must carry one. */
  apiTokens: readonly string[];
  storageDirectory: string;
  /** What the forms' calls work with. */
  submissions: SubmissionContext;
  /** What its health call reports to operators besides that it works. */
  notices: readonly string[];
  logger: FastifyBaseLogger;
};

export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const { queries, apiTokens, storageDirectory, submissions, notices, logger } = options;
  const app = fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: 'idle',
    // The gateway is near: what takes longer is no request of its, and must not hold a connection.
    requestTimeout: 30_000,
    connectionTimeout: 60_000,
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 5_000 },
    frameworkErrors: answerError,
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(answerError);
  app.setNotFoundHandler(answerNotFound);
  app.addHook('onResponse', async ({ method, url, routeOptions }, reply) => {
    if (routeOptions.config.unlogged) return;
    logger.debug({ method, url, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, 'request');
  });
  await describeApi(app);
  await app.register(storageRoutes, { directory: storageDirectory });
  await app.register(
    async (api) => {
      api.addHook('onRequest', requireBearerToken(apiTokens));
      api.addHook('onSend', answerConditionally);
      // A handler of its own, so that unknown paths are behind the token too.
      api.setNotFoundHandler(answerNotFound);
      await api.register(contentRoutes, { queries, notices });
      api.get('/openapi.json', { config: { open: true }, schema: { hide: true } }, () => app.swagger());
    },
    { prefix: API_BASE },
  );
  // Beside the content's calls, for what is sent has neither validators nor a place in any cache.
  await app.register(
    async (api) => {
      api.addHook('onRequest', requireBearerToken(apiTokens));
      await api.register(submissionRoutes, { context: submissions });
    },
    { prefix: API_BASE },
  );
  return app;
}
