/** The resources of a gateway, without a registry of its own: `releasesExample` has one. */
import type { FastifyBaseLogger } from 'fastify';
import { sanitiseHere } from '../data/html/sanitise-here';
import { createCountReport } from '../remotes/health/report-limit';
import { createMemoryStore } from '../remotes/registry/local-store';
import { createCountSubmission } from '../forms/count-submissions';
import type { GatewayResources } from '../wiring/gateway-resources';

type Options = { databaseUrl?: string | undefined; logger?: Pick<FastifyBaseLogger, 'warn'> };

export function resourcesExample({ databaseUrl, logger = { warn: () => undefined } }: Options = {}): GatewayResources {
  const { count, close } = createCountSubmission({ databaseUrl, secret: 'of the tests', logger });
  return {
    siteFacts: {},
    releases: {
      store: createMemoryStore(),
      hasOtherGateways: false,
      countReport: createCountReport(),
    },
    countSubmission: count,
    sanitiser: sanitiseHere,
    untilContentService: async () => undefined,
    close,
  };
}
