/** Retries a module that fails to load once; a second failure or a timeout is reported to the gateway, which counts it against the version. */
import { routeTable } from '../route-table';
import type { LoadPage, PageAddress } from './load-page';
import { reportFault, type Fault } from './report-fault.client';
import type { ReleaseSet } from './release-set';

export type ReportRemoteFault = (address: PageAddress, kind: Fault['kind']) => void;

/** Reports faults of the versions that this page is made of. */
export const createReport =
  ({ remotes }: ReleaseSet): ReportRemoteFault =>
  ({ remote, module }, kind) => {
    const version = remotes[remote]?.version;
    const route = routeTable.find((candidate) => candidate.remote === remote && candidate.module === module)?.path;
    if (version && route) reportFault({ remote, version, kind, route });
  };

/** Longer than loading takes on a slow network; after it the page is loaded by a full navigation. */
const DEADLINE_MS = 10_000;

/** Both attempts share one deadline, so that a hanging one does not double the wait. */
export const loadTwice =
  (load: LoadPage, report: ReportRemoteFault, deadlineMs = DEADLINE_MS): LoadPage =>
  async (address) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tooLate = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(
        () => reject(new Error(`${address.remote}: ${address.module} did not come within ${deadlineMs} ms`)),
        deadlineMs,
      );
    });
    try {
      return await Promise.race([load(address).catch(() => load(address)), tooLate]);
    } catch (error) {
      report(address, 'load');
      throw error;
    } finally {
      clearTimeout(timer);
    }
  };
