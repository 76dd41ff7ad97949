import { createReportLimit, networkOf } from './report-limit';

describe('the limit of reports', () => {
  it('counts one report for each visitor, version and minute', () => {
    let now = 0;
    const counts = createReportLimit(() => now);
    expect([counts('1.2.3.4', 'a'), counts('1.2.3.4', 'a'), counts('1.2.3.4', 'b'), counts('1.2.3.5', 'a')]).toEqual([true, false, true, true]);
    now = 60_000;
    expect(counts('1.2.3.4', 'a')).toBe(true);
  });

  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['2001:db8:1:2::9', '2001:db8:1:2'],
    ['::1', '0:0:0:0'],
  ])('takes %s for a visitor of %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });

  it('takes no more once a minute brought more than any site has visitors with faults', () => {
    const counts = createReportLimit(() => 0);
    for (let one = 0; one < 10_000; one += 1) counts(`address ${one}`, 'a');
    expect(counts('another', 'a')).toBe(false);
  });
});
