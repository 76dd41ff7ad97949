/** Which peers the gateway believes when they say who the visitor is: the setting TRUST_PROXY. */

/** What the server takes as its option `trustProxy`. */
export type TrustProxy = string[] | ((address: string, hop: number) => boolean);

/** @param proxies a number of hops, or addresses, networks and names of networks */
export function toTrustProxy(proxies: number | string[]): TrustProxy {
  // The peer itself is hop 0; of one hop the address that the proxy has written last is the visitor's.
  return typeof proxies === 'number' ? (_address, hop) => hop < proxies : proxies;
}
