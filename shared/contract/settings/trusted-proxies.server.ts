/** Which peers the gateway believes when they say who the visitor is: the format of TRUST_PROXY. */
import { isIP } from 'node:net';
import { converted } from './formats.server';

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

const isHops = (text: string): boolean => /^\d{1,2}$/.test(text) && Number(text) <= MOST_HOPS;

const partsOf = (text: string): string[] => text.split(',').map((part) => part.trim());

/** The value is a number of hops, or a list of addresses, networks and their names. */
export const trustedProxies = {
  schema: converted(
    (text) => isHops(text) || partsOf(text).every((part) => NAMES.includes(part) || isNetwork(part)),
    (text) => (isHops(text) ? Number(text) : partsOf(text)),
  ),
  expected: `a list of addresses, networks, ${NAMES.join(', ')}, separated by commas, or a number of hops from 0 to ${MOST_HOPS}`,
  example: 'loopback,10.0.0.5',
};
