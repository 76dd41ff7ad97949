/** Receives what browsers counted of the application form. Nothing of the visitor is stored or logged. */
import type { FastifyInstance } from 'fastify';
import { FIGURES_PATH } from '@vipp/shared/contract/application/figure-events';
import { countedSchema } from '@vipp/shared/contract/application/form-figures';
import { refuseOtherSites } from '../http/same-origin';
import type { CountFiguresOf } from './count-figures';

const MAX_BYTES = 16 * 1024;

export function registerFigures(app: FastifyInstance, countFigures: CountFiguresOf): void {
  app.post(FIGURES_PATH, { bodyLimit: MAX_BYTES, onRequest: refuseOtherSites }, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const counted = countedSchema.safeParse(request.body);
    if (!counted.success)
      return reply.code(400).send({ message: 'Figures name a version of the form, and counts by event and subject.' });
    // The answer does not reveal what counted.
    countFigures(request)(counted.data.version, counted.data.counts);
    return reply.code(204).send();
  });
}
