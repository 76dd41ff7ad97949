import { networkOf, networksOf } from './network-prefix';

it.each([
  ['192.0.2.7', ['192.0.2.7'], '192.0.2'],
  ['192.0.2.7:2000', ['192.0.2.7'], '192.0.2'],
  ['[2001:db8:1:2::9]:443', ['2001:db8:1:2/64', '2001:db8:1:000/56', '2001:db8:1/48'], '2001:db8:1/48'],
  ['::ffff:192.0.2.7', ['192.0.2.7'], '192.0.2'],
  ['2001:db8:1:ab02:3:4:5:6', ['2001:db8:1:ab02/64', '2001:db8:1:ab00/56', '2001:db8:1/48'], '2001:db8:1/48'],
  ['2001:db8::1', ['2001:db8:0:0/64', '2001:db8:0:000/56', '2001:db8:0/48'], '2001:db8:0/48'],
  ['2001:db8:1:2::9', ['2001:db8:1:2/64', '2001:db8:1:000/56', '2001:db8:1/48'], '2001:db8:1/48'],
])('networksOf and networkOf map %s to the networks %j and the network %s', (address, networks, network) => {
  expect(networksOf(address)).toEqual(networks);
  expect(networkOf(address)).toBe(network);
});
