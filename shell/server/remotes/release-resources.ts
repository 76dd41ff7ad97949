/** The registry of releases, and the limit of reports, which the gateway opens first. */
import type { Settings } from '../settings/settings';
import { createCountReport, type CountReport } from './health/report-limit';
import { openRegistryStore } from './registry/open-registry-store';
import type { RegistryStore } from './registry/registry-store';

export type { CountReport };

export type ReleaseResources = {
  store: RegistryStore;
  /** Whether other gateways may use the same registry. */
  hasOtherGateways: boolean;
  countReport: CountReport;
};

/** @param settings with the database URL of the gateway's own role */
export async function openReleaseResources(settings: Settings): Promise<ReleaseResources> {
  return {
    store: await openRegistryStore(settings),
    hasOtherGateways: settings.databaseUrl !== undefined,
    countReport: createCountReport(),
  };
}
