/** Counts what visitors do in the application form, and passes the sums on to the content service. */
import type { FastifyInstance } from 'fastify';
import type { SiteApi } from '@vipp/shared/contract/site-api';
import { createCountFigures, type CountFiguresOf } from '../forms/count-figures';
import { createFigureSums, sendFigures } from '../forms/figure-sums';
import type { GatewayParts } from './gateway-parts';

export function createFigures(
  app: FastifyInstance,
  { settings, logger, resources }: GatewayParts,
  api: Pick<SiteApi, 'applicationForm'>,
): CountFiguresOf {
  // Of another site's pages in development, nothing is counted.
  if (settings.against) return () => () => undefined;
  const sums = createFigureSums({
    send: sendFigures(settings),
    onError: (reason) => logger.warn({ reason }, 'figures of the application form were lost'),
  });
  app.addHook('onClose', sums.close);
  return createCountFigures({ api, sums, countReport: resources.releases.countReport });
}
