/** Groups of an IPv6 address, with `::` expanded. */
function groupsOf(address: string): string[] {
  const [head = '', tail] = address.split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  return [...before, ...Array<string>(zeros).fill('0'), ...after];
}

/** Leading `octets` of an IPv4 address, or leading `groups` of an IPv6 address. */
function prefixOf(address: string, octets: number, groups: number): string {
  const v4 = /^(?:::ffff:)?(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (v4) return v4.split('.').slice(0, octets).join('.');
  return address.includes(':') ? groupsOf(address).slice(0, groups).join(':') : address;
}

/** The part of an address that identifies a household: all of IPv4, /64 of IPv6, within which it can use any address. */
export const householdOf = (address: string): string => prefixOf(address, 4, 4);

/** The network of an address, /24 of IPv4 and /48 of IPv6, all of which one attacker may control. */
export const networkOf = (address: string): string => prefixOf(address, 3, 3);
