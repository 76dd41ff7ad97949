/** Groups of an IPv6 address, with `::` expanded. */
function groupsOf(address: string): string[] {
  const [head = '', tail] = address.split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  return [...before, ...Array<string>(zeros).fill('0'), ...after];
}

/** Some proxies write the port too, which is another one for each connection. */
const ipv4Of = (address: string): string | undefined =>
  /^(?:::ffff:)?(\d+\.\d+\.\d+\.\d+)(?::\d+)?$/i.exec(address)?.[1];

/**
 * Networks that one attacker may control, the smallest first: the address in IPv4; /64, within which a household can use any
 * address, /56 and /48 in IPv6.
 */
export function networksOf(address: string): string[] {
  const v4 = ipv4Of(address);
  if (v4 !== undefined || !address.includes(':')) return [v4 ?? address];
  const [first, second, third, fourth = '0'] = groupsOf(/^\[(.*)\](?::\d+)?$/.exec(address)?.[1] ?? address);
  const site = [first, second, third].join(':');
  const upperByte = (Number.parseInt(fourth, 16) >> 8).toString(16);
  return [`${site}:${fourth}/64`, `${site}:${upperByte}00/56`, `${site}/48`];
}

/** The largest network of an address, /24 of IPv4 and /48 of IPv6, for one report of browsers. */
export const networkOf = (address: string): string =>
  ipv4Of(address)?.split('.').slice(0, 3).join('.') ?? networksOf(address).at(-1) ?? address;
