/** The call with which gateways pass on what they counted. */
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { FIGURES_CALL, figureSumsSchema } from '@vipp/shared/contract/application/form-figures';
import { apiMessageSchema } from '@vipp/shared/contract/content-api';
import type { Queries } from '../database/database';
import { addFigures } from './form-figures';

/** Far more than all sums of two versions. */
const MAX_BODY_BYTES = 2 * 1024 * 1024;

export const figureRoutes: FastifyPluginAsyncZod<{ queries: Queries }> = async (app, { queries }) => {
  app.post(
    FIGURES_CALL,
    {
      bodyLimit: MAX_BODY_BYTES,
      config: { unlogged: true },
      schema: {
        summary: 'Adds to the sums of the application form',
        body: figureSumsSchema,
        response: { 204: z.null(), 400: apiMessageSchema, 401: apiMessageSchema, 500: apiMessageSchema },
      },
    },
    async (request, reply) => {
      await addFigures(queries, request.body.sums);
      return reply.code(204).send(null);
    },
  );
};
