/** Which peers the gateway believes when they say who the visitor is: the setting TRUST_PROXY. */
import { isIP } from 'node:net';

/** What the server takes as its option `trustProxy`. */
export type TrustProxy = string[] | ((address: string, hop: number) => boolean);

/** Names that the server knows for the networks of this machine and of private use. */
const NAMES: readonly string[] = ['loopback', 'linklocal', 'uniquelocal'];
const MOST_HOPS = 10;

function isNetwork(text: string): boolean {
  const [address = '', prefix, ...more] = text.split('/');
  const version = isIP(address);
  if (version === 0 || more.length > 0) return false;
  return (
    prefix === undefined ||
    (/^\d{1,3}$/.test(prefix) && Number(prefix) >= 1 && Number(prefix) <= (version === 4 ? 32 : 128))
  );
}

const isHops = (text: string): boolean => /^\d{1,2}$/.test(text.trim()) && Number(text) <= MOST_HOPS;

const partsOf = (text: string): string[] => text.split(',').map((part) => part.trim());

export const isTrustProxy = (text: string): boolean =>
  isHops(text) || partsOf(text).every((part) => NAMES.includes(part) || isNetwork(part));

/** @param text for which `isTrustProxy` holds */
export function parseTrustProxy(text: string): TrustProxy {
  if (!isHops(text)) return partsOf(text);
  const hops = Number(text);
  // The peer itself is hop 0; of one hop the address that the proxy has written last is the visitor's.
  return (_address, hop) => hop < hops;
}
