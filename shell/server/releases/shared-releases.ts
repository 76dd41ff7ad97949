/** The part of releases that the workers of a gateway share: the gateway's main process has it, the workers call it. */
import type { Settings } from '../settings/settings';
import type { HealthExchange } from './health/exchange-health';
import type { MetricValues, SharedMetrics } from './health/metrics';
import { createCountReport, type CountReport } from './health/report-limit';
import { openRegistryStore } from './registry/open-registry-store';
import type { RegistryStore } from './registry/registry-store';

export type { CountReport, HealthExchange, MetricValues, RegistryStore, SharedMetrics };
export type { HealthReport } from './health/version-health';

export type SharedReleases = {
  store: RegistryStore;
  /** Whether other gateways may use the same registry. */
  isRegistryShared: boolean;
  countReport: CountReport;
  /** Undefined in a gateway of one process. */
  workers: { health: HealthExchange; metrics: SharedMetrics } | undefined;
};

/** @param settings with the database URL of the gateway's own role */
export async function openSharedReleases(settings: Settings): Promise<SharedReleases> {
  return {
    store: await openRegistryStore(settings),
    isRegistryShared: settings.databaseUrl !== undefined,
    countReport: createCountReport(),
    workers: undefined,
  };
}
