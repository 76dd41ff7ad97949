import { householdOf, networkOf } from './network-prefix';

describe('householdOf and networkOf', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7', '192.0.2'],
    ['::ffff:192.0.2.7', '192.0.2.7', '192.0.2'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2', '2001:db8:1'],
    ['2001:db8::1', '2001:db8:0:0', '2001:db8:0'],
    ['2001:db8:1:2::9', '2001:db8:1:2', '2001:db8:1'],
    ['::1', '0:0:0:0', '0:0:0'],
  ])('map %s to the household %s and the network %s', (address, household, network) => {
    expect(householdOf(address)).toBe(household);
    expect(networkOf(address)).toBe(network);
  });
});
