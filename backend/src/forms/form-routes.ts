/** The calls for versions of the application form, and for what gateways counted of them. */
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { FIGURES_CALL, figureSumsSchema } from '@vipp/shared/contract/application/form-figures';
import { formCalls } from '@vipp/shared/contract/application/form-calls';
import { apiMessageSchema } from '@vipp/shared/contract/content-api';
import type { Queries } from '../database/database';
import { addFigures } from './form-figures';
import { findForm, servedForms } from './form-versions';

const versionParams = z.object({ version: z.string().check(z.regex(/^[1-9]\d{0,8}$/)) });

const refusals = { 401: apiMessageSchema, 500: apiMessageSchema };

export const formRoutes: FastifyPluginAsyncZod<{ queries: Queries }> = async (app, { queries }) => {
  app.get(
    formCalls.current.path,
    {
      schema: {
        summary: 'The version of the application form that candidates get, and the one on trial',
        response: { 200: formCalls.current.schema, ...refusals },
      },
    },
    () => servedForms(queries),
  );
  app.get(
    formCalls.version.path.replace('{version}', ':version'),
    {
      schema: {
        summary: 'A version of the application form that is or was published or on trial',
        params: versionParams,
        response: { 200: formCalls.version.schema, 404: apiMessageSchema, ...refusals },
      },
    },
    async (request, reply) =>
      (await findForm(queries, Number(request.params.version))) ??
      reply.code(404).send({ message: 'Cette version du formulaire n’existe pas.' }),
  );
};

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
        response: { 204: z.null(), 400: apiMessageSchema, ...refusals },
      },
    },
    async (request, reply) => {
      await addFigures(queries, request.body.sums);
      return reply.code(204).send(null);
    },
  );
};
