/** A module that fails to load is asked for once more; a second failure is told to the gateway, which counts it against the version. */
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

export const loadTwice =
  (load: LoadPage, report: ReportRemoteFault): LoadPage =>
  async (address) => {
    try {
      return await load(address).catch(() => load(address));
    } catch (error) {
      report(address, 'load');
      throw error;
    }
  };
