/**
 * Receives reports of browsers about a failed part of a page, and behind shared caches about a loaded canary. A report names
 * the version, and nothing about the visitor. One report of each network and kind counts for a version within the window of
 * `VersionHealth`, so that the two can be compared.
 */
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import {
  pagesOf,
  pathInWorkshop,
  type RemoteName,
  remoteSchema,
  versionSchema,
} from '@vipp/shared/contract/federation/remotes';
import { refuseOtherSites } from '../../http/same-origin';
import { buildOf, liveVersions, remoteOf, rollbackTarget, storedVersion } from '../registry/registry-state';
import type { Registry } from '../registry/registry';
import type { CountReport } from './report-limit';
import { versionKey, type VersionHealth } from './version-health';

export const FAULTS_PATH = '/federation/faults';
export const LOADS_PATH = '/federation/loads';

const MAX_BYTES = 1024;
/** How long reports still count for a replaced version, which open tabs still use. */
const RECENTLY_MS = 24 * 60 * 60 * 1000;

const faultSchema = z.strictObject({
  remote: remoteSchema,
  version: versionSchema,
  kind: z.enum(['load', 'render']),
  /** Path that the version declares, because addresses may contain tokens. */
  route: z.string().check(z.maxLength(200)),
});

const loadSchema = z.strictObject({ remote: remoteSchema, version: versionSchema });

const WRONG = 'A report names remote and version; of a fault also kind (load or render) and the path of a route.';

type Options = {
  registry: Pick<Registry, 'state'>;
  health: Pick<VersionHealth, 'failed' | 'served'>;
  /** Whether browsers report loaded versions, because shared caches send most pages. */
  countLoads: boolean;
  countReport: CountReport;
  logger: Pick<FastifyBaseLogger, 'warn'>;
  now?: () => number;
};

/** Whether tabs may use this version: it is live, it was live recently, or it is the previous default version. */
function mayBeInUse({ state }: Options['registry'], remote: RemoteName, version: string, now: number): boolean {
  const current = remoteOf(state(), remote);
  const record = storedVersion(current, version);
  if (!record || record.removedAt !== undefined) return false;
  if (liveVersions(current).includes(version) || rollbackTarget(current) === version) return true;
  // A version that was never live was last used when it was published.
  return record.usedUntil !== record.at && Date.parse(record.usedUntil) > now - RECENTLY_MS;
}

export function registerFaultReports(
  app: FastifyInstance,
  { registry, health, logger, countLoads, countReport, now = Date.now }: Options,
): void {
  const countLoad = (address: string, remote: RemoteName, version: string): void => {
    if (countLoads && countReport('load', address, versionKey(remote, version))) health.served(remote, version);
  };
  /** The answer does not reveal whether a report counted. */
  const receive = <Report>(path: string, schema: z.ZodMiniType<Report>, count: (report: Report, ip: string) => void) =>
    app.post(path, { bodyLimit: MAX_BYTES, onRequest: refuseOtherSites }, async ({ body, ip }, reply) => {
      const { data } = schema.safeParse(body);
      if (data) count(data, ip);
      reply.code(data ? 204 : 400).header('cache-control', 'no-store');
      return reply.send(data ? undefined : { message: WRONG });
    });
  receive(FAULTS_PATH, faultSchema, ({ remote, version, kind, route }, ip) => {
    const pages = pagesOf(buildOf(registry.state(), remote, version) ?? {});
    if (!pages.some(({ path }) => route === (pathInWorkshop(path) ?? path))) return;
    if (!mayBeInUse(registry, remote, version, now())) return;
    if (!countReport('fault', ip, versionKey(remote, version))) return;
    // What failed was loaded before, or would have been.
    countLoad(ip, remote, version);
    health.failed(remote, version, 'browser', `(${kind}) at ${route}`);
    logger.warn({ remote, version, kind, route }, 'a browser reported that a part of a page failed');
  });
  receive(LOADS_PATH, loadSchema, ({ remote, version }, ip) => {
    if (mayBeInUse(registry, remote, version, now())) countLoad(ip, remote, version);
  });
}
