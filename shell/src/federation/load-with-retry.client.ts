/** Loads a module, with one retry; a second failure or a timeout is reported to the gateway, which counts it against the version. */
import { withTimeout } from '../with-timeout';
import type { BrowserReleases } from './browser-releases.client';
import type { LoadPage, PageAddress } from './load-page';
import { reportFault, type Fault } from './report-fault.client';

export type ReportRemoteFault = (address: PageAddress, kind: Fault['kind']) => void;

/** Reports faults of the versions that this document loads; none when the release set itself failed to load. */
export const createReport =
  ({ known }: BrowserReleases): ReportRemoteFault =>
  ({ remote, module }, kind) => {
    const { releases, routes } = known();
    const version = releases[remote]?.version;
    const route = routes.find((candidate) => candidate.remote === remote && candidate.module === module)?.path;
    if (version && route) reportFault({ remote, version, kind, route });
  };

/** Longer than loading takes on a slow network; after it the page is loaded by a full navigation. */
const TIMEOUT_MS = 10_000;

/** Both attempts share one timeout, so that a hanging one does not double the wait. */
export const loadWithRetry =
  (load: LoadPage, report: ReportRemoteFault, timeoutMs = TIMEOUT_MS): LoadPage =>
  async (address) => {
    try {
      return await withTimeout(
        timeoutMs,
        load(address).catch(() => load(address)),
        `${address.remote}: ${address.module} did not load within ${timeoutMs} ms`,
      );
    } catch (error) {
      report(address, 'load');
      throw error;
    }
  };
