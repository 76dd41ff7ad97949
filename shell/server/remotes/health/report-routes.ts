/**
 * Receives reports of browsers: a part of a page failed; the content security policy refused something. None names the visitor,
 * and one of each network and kind counts within a window of time.
 */
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import * as z from 'zod/mini';
import {
  pagesOf,
  pathInWorkshop,
  type RemoteName,
  remoteSchema,
  versionSchema,
} from '@vipp/shared/contract/federation/remotes';
import { networkOf } from '../../http/network-prefix';
import { refuseOtherSites } from '../../http/same-origin';
import { CSP_REPORTS_PATH } from '../../http/security-headers';
import { buildOf, liveVersions, remoteOf, rollbackTarget, storedVersion } from '../registry/registry-state';
import type { Registry } from '../registry/registry';
import type { Metrics } from './metrics';
import { COUNTED_MS, versionKey, type VersionHealth } from './version-health';

// Reports cannot be verified, so those of each kind from a network count within a window of time only.

/** The oldest are forgotten in a flood, which is no evidence about a version anyway. */
const MAX_REPORTS = 10_000;
const MINUTE = 60_000;

/** A school or a call centre with 50 candidates at once is one network, and each sends a report every half minute. */
const FIGURES_A_MINUTE = 120;

/** @param ttl milliseconds within which reports of a network and kind count `most` times; no address is stored */
function createLimit(ttl: number, now: () => number, most = 1): (address: string, kind: string) => boolean {
  const counts = new LRUCache<string, { times: number }>({ max: MAX_REPORTS, ttl, ttlResolution: 0, perf: { now } });
  return (address, kind) => {
    const report = `${networkOf(address)} ${kind}`;
    const known = counts.get(report) ?? { times: 0 };
    known.times += 1;
    if (known.times === 1) counts.set(report, known);
    return known.times <= most;
  };
}

type ReportType = 'fault' | 'violation' | 'figures';

/** Whether a report of a browser counts. */
export type CountReport = (type: ReportType, address: string, kind: string) => boolean;

export function createCountReport(now: () => number = () => performance.now()): CountReport {
  const limits = {
    fault: createLimit(COUNTED_MS, now),
    violation: createLimit(MINUTE, now),
    figures: createLimit(MINUTE, now, FIGURES_A_MINUTE),
  };
  return (type, address, kind) => limits[type](address, kind);
}

export const FAULTS_PATH = '/federation/faults';

const MAX_BYTES = 1024;
const MAX_POLICY_BYTES = 32 * 1024;
/** How long reports still count for a replaced version: open tabs use it. */
const RECENTLY_MS = 24 * 60 * 60 * 1000;

const faultSchema = z.strictObject({
  remote: remoteSchema,
  version: versionSchema,
  kind: z.enum(['load', 'render']),
  /** Declared path of the version: addresses may contain tokens. */
  route: z.string().check(z.maxLength(200)),
});

const WRONG = 'A report names remote, version, kind (load or render) and the path of a route.';

type Options = {
  registry: Pick<Registry, 'state'>;
  health: Pick<VersionHealth, 'failed'>;
  countReport: CountReport;
  now?: () => number;
};

/** Whether tabs may use this version: it is live, it was live recently, or it is the previous default version. */
function mayBeInUse({ state }: Options['registry'], remote: RemoteName, version: string, now: number): boolean {
  const current = remoteOf(state(), remote);
  const record = storedVersion(current, version);
  if (!record || record.removedAt !== undefined) return false;
  if (liveVersions(current).includes(version) || rollbackTarget(current) === version) return true;
  // A never live version was last used at its publication.
  return record.usedUntil !== record.at && Date.parse(record.usedUntil) > now - RECENTLY_MS;
}

/** The answer does not reveal whether a report counted. */
export function registerFaultReports(
  app: FastifyInstance,
  { registry, health, countReport, now = Date.now }: Options,
): void {
  const count = ({ remote, version, kind, route }: z.infer<typeof faultSchema>, ip: string): void => {
    const pages = pagesOf(buildOf(registry.state(), remote, version) ?? {});
    if (!pages.some(({ path }) => route === (pathInWorkshop(path) ?? path))) return;
    if (!mayBeInUse(registry, remote, version, now())) return;
    if (!countReport('fault', ip, versionKey(remote, version))) return;
    health.failed(remote, version, 'browser', `(${kind}) at ${route}`);
    app.log.warn({ remote, version, kind, route }, 'a browser reported that a part of a page failed');
  };
  app.post(FAULTS_PATH, { bodyLimit: MAX_BYTES, onRequest: refuseOtherSites }, async ({ body, ip }, reply) => {
    const { data } = faultSchema.safeParse(body);
    if (data) count(data, ip);
    reply.code(data ? 204 : 400).header('cache-control', 'no-store');
    return reply.send(data ? undefined : { message: WRONG });
  });
}

/** Directives that are counted by name; all others count as "other". */
const DIRECTIVES = new Set(
  `default-src script-src script-src-elem script-src-attr style-src style-src-elem style-src-attr img-src font-src connect-src
  media-src frame-src worker-src manifest-src object-src form-action base-uri frame-ancestors require-trusted-types-for
  trusted-types`.split(/\s+/),
);

/** The host of an address, or a keyword; the rest of an address may identify the visitor. */
function blockedOf(address = ''): string {
  if (!URL.canParse(address)) return /^[a-z-]{1,30}$/.test(address) ? address : 'unknown';
  const { host, protocol } = new URL(address);
  return (host || protocol).slice(0, 100);
}

const text = z.optional(z.string());
const policySchema = z.object({
  'csp-report': z.object({ 'effective-directive': text, 'violated-directive': text, 'blocked-uri': text }),
});

type PolicyOptions = { metrics: Pick<Metrics, 'policyViolated'>; countReport: CountReport };

export async function registerPolicyReports(app: FastifyInstance, options: PolicyOptions): Promise<void> {
  await app.register(async (scope) => {
    // A media type that forms and scripts of other sites cannot send.
    scope.removeAllContentTypeParsers();
    const parser = scope.getDefaultJsonParser('error', 'error');
    scope.addContentTypeParser('application/csp-report', { parseAs: 'string' }, parser);
    scope.post(CSP_REPORTS_PATH, { bodyLimit: MAX_POLICY_BYTES }, async ({ body, ip, log }, reply) => {
      reply.header('cache-control', 'no-store');
      const report = policySchema.safeParse(body).data?.['csp-report'];
      if (!report) return reply.code(400).send({ message: 'A report is what a browser sends for report-uri.' });
      const [name = ''] = (report['effective-directive'] ?? report['violated-directive'] ?? '').split(' ');
      const directive = DIRECTIVES.has(name) ? name : 'other';
      const blocked = blockedOf(report['blocked-uri']);
      if (options.countReport('violation', ip, `${directive} ${blocked}`)) {
        options.metrics.policyViolated(directive);
        log.warn({ directive, blocked }, 'a browser refused something because of the content policy');
      }
      return reply.code(204).send();
    });
  });
}
