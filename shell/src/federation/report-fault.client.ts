/** Reports the failure of a remote's version in this browser, or the load of a canary; nothing about the visitor. */
import type { RemoteName } from '@vipp/shared/contract/federation/remotes';

export type Fault = {
  remote: RemoteName;
  version: string;
  kind: 'load' | 'render';
  /** Path of the route, never the address, which may contain a token. */
  route: string;
};

const reported = new Set<string>();

/** Sent once for each document; a report that cannot be sent is dropped. */
function sendOnce(path: string, fields: object): void {
  const report = JSON.stringify(fields);
  if (reported.has(path + report)) return;
  reported.add(path + report);
  try {
    navigator.sendBeacon(path, new Blob([report], { type: 'application/json' }));
  } catch {
    // Some browser extensions remove `sendBeacon`, or make it throw.
  }
}

export const reportFault = ({ remote, version, kind, route }: Fault): void =>
  sendOnce('/federation/faults', { remote, version, kind, route });

/** The gateway compares the faults of a canary with its loads: it does not see pages from shared caches. */
export const reportLoad = ({ remote, version }: Pick<Fault, 'remote' | 'version'>): void =>
  sendOnce('/federation/loads', { remote, version });
