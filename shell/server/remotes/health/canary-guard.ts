/** Ends a canary that fails, without an operator. */
import type { FastifyBaseLogger } from 'fastify';
import type { Registry } from '../registry/registry';
import { remoteOf, type RegistryState } from '../registry/registry-state';
import { isPastThreshold, WINDOW_MINUTES, type HealthCounts, type VersionHealth } from './version-health';

type Options = {
  health: Pick<VersionHealth, 'counts' | 'listen'>;
  registry: Pick<Registry, 'state' | 'change'>;
  logger: Pick<FastifyBaseLogger, 'warn' | 'error'>;
};

const isCanary = (state: RegistryState, remote: string, version: string): boolean => {
  const { canary, default: current } = remoteOf(state, remote);
  return canary?.version === version && current?.version !== version;
};

/** Why a canary is halted, for the history. */
function explain({ renders, pages, failures: { load, render, browser }, last }: HealthCounts): string {
  const gatewayFailures = load + render;
  const counts = `${gatewayFailures} of ${renders + gatewayFailures} requests failed, ${browser} networks reported failures in ${pages} pages`;
  return `${counts} within ${WINDOW_MINUTES} minutes, last: ${last?.kind} error ${last?.reason}`;
}

/** Never halts a default version, which has no safe replacement. */
export function createCanaryGuard({ health, registry, logger }: Options): void {
  const check = async (remote: string, version: string): Promise<void> => {
    if (!isCanary(registry.state(), remote, version)) return;
    // The failures of an earlier canary of the same version do not count.
    const since = Date.parse(remoteOf(registry.state(), remote).canary?.since ?? '') || 0;
    const counts = health.counts(remote, version, since);
    if (!isPastThreshold(counts)) return;
    const why = explain(counts);
    const halt = { type: 'halted', remote, version, why } as const;
    const halted = await registry.change((state) => (isCanary(state, remote, version) ? halt : undefined));
    if (halted) logger.error({ remote, version, why }, 'a canary was halted');
  };
  health.listen({
    failed: (remote, version) =>
      void check(remote, version).catch((err: unknown) =>
        logger.warn({ remote, version, err }, 'a canary could not be halted, the next failure tries again'),
      ),
  });
}
