/** Reports to the gateway that a version of a remote failed in this browser. A report contains nothing about the visitor. */
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
export function reportFault({ remote, version, kind, route }: Fault): void {
  const report = JSON.stringify({ remote, version, kind, route });
  if (reported.has(report)) return;
  reported.add(report);
  try {
    navigator.sendBeacon('/federation/faults', new Blob([report], { type: 'application/json' }));
  } catch {
    // Some browser extensions remove `sendBeacon`, or make it throw.
  }
}
