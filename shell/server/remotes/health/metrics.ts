/** Metrics for Prometheus, in a registry of their own. The series of a version end with its health, after those of many others. */
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry as MetricRegistry } from 'prom-client';
import { isLocal, operatorsOnly } from '../../http/operator-access';
import type { LiveReleases } from '../live/live-releases';
import type { Registry } from '../registry/registry';
import type { FailureKind, VersionHealth } from './version-health';

type Options = {
  health: Pick<VersionHealth, 'listen'>;
  live: Pick<LiveReleases, 'live' | 'names'>;
  registry: Pick<Registry, 'refreshErrors'>;
};

const RENDER_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];
const VERSION = ['remote', 'version'] as const;

export function createMetrics({ health, live, registry }: Options) {
  const register = new MetricRegistry();
  const registers = [register];
  collectDefaultMetrics({ register });
  const counter = <Label extends string>(name: string, help: string, ...labelNames: Label[]) =>
    new Counter({ name, help, labelNames, registers });
  const requests = counter('vipp_http_requests_total', 'Requests by name of route and status.', 'route', 'status');
  const unreadable = counter(
    'vipp_content_unreadable_rows_total',
    'Rows of the content service that could not be read in full, once for each version of a list.',
    'list',
    'shown',
  );
  const violations = counter(
    'vipp_policy_violations_total',
    'What browsers refused because of the content policy.',
    'directive',
  );
  new Counter({
    name: 'vipp_registry_refresh_errors_total',
    help: 'How often the registry of releases could not be read.',
    registers,
    collect() {
      this.reset();
      this.inc(registry.refreshErrors());
    },
  });
  const render = new Histogram({
    name: 'vipp_page_render_seconds',
    help: 'Time to render a page, by the version that rendered it.',
    labelNames: VERSION,
    buckets: RENDER_SECONDS,
    registers,
  });
  const errors: Record<FailureKind, Counter<'remote' | 'version'>> = {
    load: counter(
      'vipp_remote_load_errors_total',
      'Versions that could not be downloaded, verified or evaluated.',
      ...VERSION,
    ),
    render: counter('vipp_render_errors_total', 'Pages whose rendering threw.', ...VERSION),
    browser: counter(
      'vipp_browser_errors_total',
      'Failures that browsers reported, one for each network and five minutes.',
      ...VERSION,
    ),
  };
  const gauge = (name: string, help: string) => new Gauge({ name, help, labelNames: VERSION, registers });
  const canaryPercent = gauge('vipp_remote_canary_percent', 'Share of visitors who get the canary.');
  const isDefault = gauge('vipp_remote_default', '1 for the default version.');

  health.listen({
    rendered: (remote, version, ms) => render.observe({ remote, version }, ms / 1000),
    failed: (remote, version, kind) => errors[kind].inc({ remote, version }),
    forgotten: (remote, version) => {
      for (const metric of [render, ...Object.values(errors)]) metric.remove({ remote, version });
    },
  });

  const updateLive = (): void => {
    for (const one of [isDefault, canaryPercent]) one.reset();
    for (const remote of live.names()) {
      const { default: defaultBuild, canary } = live.live(remote);
      if (defaultBuild) isDefault.set({ remote, version: defaultBuild.version }, 1);
      if (canary) canaryPercent.set({ remote, version: canary.build.version }, canary.percent);
      // Alerts on the rate of a counter need its zero.
      for (const build of [defaultBuild, canary?.build]) {
        if (build) Object.values(errors).forEach((counter) => counter.inc({ remote, version: build.version }, 0));
      }
    }
  };

  return {
    /** @param route label from a limited list */
    requestDone: (route: string, status: number): void => requests.inc({ route, status }),
    /** Rows of a list of the content service that were left out, or shown without a field. */
    contentUnreadable: (list: string, { leftOut, incomplete }: { leftOut: number; incomplete: number }): void => {
      unreadable.inc({ list, shown: 'no' }, leftOut);
      unreadable.inc({ list, shown: 'in part' }, incomplete);
    },
    /** Counts a violation of the content security policy; `directive` is from a limited list. */
    policyViolated: (directive: string): void => violations.inc({ directive }),
    contentType: register.contentType as string,
    text: (): Promise<string> => {
      updateLive();
      return register.metrics();
    },
  };
}

export type Metrics = ReturnType<typeof createMetrics>;

/** Without authorisation on this machine, and with the token of operators from elsewhere. */
export function registerMetrics(
  app: FastifyInstance,
  metrics: Pick<Metrics, 'text' | 'contentType'>,
  token: string,
): void {
  const authorise = operatorsOnly(token);
  app.get('/metrics', async (request, reply) => {
    if (!isLocal(request)) await authorise(request, reply);
    if (reply.sent) return reply;
    return reply
      .header('cache-control', 'no-store')
      .type(metrics.contentType)
      .send(await metrics.text());
  });
}
