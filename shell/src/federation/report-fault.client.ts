/** Reports to the gateway that a remote's version failed in this browser, so that a bad one is stopped. Contains nothing about the visitor. */
import type { RemoteName } from './remotes';

export type Fault = {
  remote: RemoteName;
  version: string;
  kind: 'load' | 'render';
  /** Path of the route in the route table, never the address: that may hold a token. */
  route: string;
};

const reported = new Set<string>();

/** Sent once for each fault of a page; a report that cannot be sent is dropped. */
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
