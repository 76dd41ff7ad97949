/**
 * Takes the browsers' word that a part of a page failed there. It says which version, and nothing about the visitor. Of each
 * network one report counts for a version within the time that `VersionHealth` counts.
 */
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { RemoteName } from '@vipp/shared/contract/federation/remotes';
import { remoteSchema, versionSchema } from '@vipp/shared/contract/federation/release-schemas';
import { routeTable } from '../../../src/route-table';
import { refuseOtherSites } from '../../http/same-origin';
import { liveVersions } from '../registry/registry-state';
import type { Registry } from '../registry/registry';
import { createReportLimit } from './report-limit';
import { COUNTED_MS, versionKey, type VersionHealth } from './version-health';

export const FAULTS_PATH = '/federation/faults';

const MOST_BYTES = 1024;
/** Tabs stay open, and keep their release set: a version still counts for as long after it was replaced. */
const RECENTLY_MS = 24 * 60 * 60 * 1000;

const faultSchema = z.strictObject({
  remote: remoteSchema,
  version: versionSchema,
  kind: z.enum(['load', 'render']),
  /** Name of a route: addresses may hold tokens. */
  route: z.string().check(z.refine((route) => routeTable.some(({ path }) => path === route))),
});

type Options = {
  registry: Pick<Registry, 'state' | 'history'>;
  health: Pick<VersionHealth, 'failed'>;
  logger: Pick<FastifyBaseLogger, 'warn'>;
  now?: () => number;
};

/** Whether visitors may have this version in a tab: it is live, it was until lately, or it is what was there before. */
function isKnown({ state, history }: Options['registry'], remote: RemoteName, version: string, now: number): boolean {
  const current = state().remotes[remote];
  if (!current.versions.has(version)) return false;
  if (liveVersions(current).includes(version) || current.earlier.at(-1) === version) return true;
  return history().some(
    ({ event }) =>
      event.remote === remote &&
      'version' in event &&
      event.version === version &&
      event.type !== 'published' &&
      event.type !== 'adopted' &&
      Date.parse(event.at) > now - RECENTLY_MS,
  );
}

export function registerFaultReports(
  app: FastifyInstance,
  { registry, health, logger, now = Date.now }: Options,
): void {
  const counts = createReportLimit(COUNTED_MS, now);
  app.post(FAULTS_PATH, { bodyLimit: MOST_BYTES, onRequest: refuseOtherSites }, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const fault = faultSchema.safeParse(request.body);
    if (!fault.success)
      return reply
        .code(400)
        .send({ message: 'A report names remote, version, kind (load or render) and the name of a route.' });
    const { remote, version, kind, route } = fault.data;
    // The answer does not reveal whether the report counted.
    if (isKnown(registry, remote, version, now()) && counts(request.ip, versionKey(remote, version))) {
      health.failed(remote, version, 'browser', `(${kind}) at ${route}`);
      logger.warn({ remote, version, kind, route }, 'a browser reported that a part of a page failed');
    }
    return reply.code(204).send();
  });
}
