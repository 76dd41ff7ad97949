/** The calls for versions of the application form, and for what gateways counted of them. */
import type { FastifyPluginAsync } from 'fastify';
import { FIGURES_CALL, figureSumsSchema } from '@vipp/shared/contract/application/form-figures';
import { formCalls } from '@vipp/shared/contract/application/form-calls';
import type { Queries } from '../database/database';
import { addFigures } from './figure-report';
import { currentForm, findForm } from './form-versions';

export const formRoutes: FastifyPluginAsync<{ queries: Queries }> = async (app, { queries }) => {
  app.get(formCalls.current.path, () => currentForm(queries));
  app.get<{ Params: { version: string } }>(
    formCalls.version.path.replace('{version}', ':version'),
    async ({ params: { version } }, reply) =>
      (/^[1-9]\d{0,8}$/.test(version) && (await findForm(queries, Number(version)))) ||
      reply.code(404).send({ message: 'Cette version du formulaire n’existe pas.' }),
  );
};

/** More than the counts of one visitor (at most 400). */
const MAX_BODY_BYTES = 128 * 1024;

export const figureRoutes: FastifyPluginAsync<{ queries: Queries }> = async (app, { queries }) => {
  app.post(FIGURES_CALL, { bodyLimit: MAX_BODY_BYTES, config: { unlogged: true } }, async ({ body }, reply) => {
    const sums = figureSumsSchema.safeParse(body);
    if (!sums.success) return reply.code(400).send({ message: 'Requête invalide.' });
    await addFigures(queries, sums.data.sums);
    return reply.code(204).send();
  });
};
