import { createCountReport, createReportLimit } from './report-limit';

const MINUTE = 60_000;

describe('the limit of reports', () => {
  it('counts one report of a kind for each network within its window', () => {
    let now = 0;
    const counts = createReportLimit(MINUTE, { now: () => now });
    expect([counts('1.2.3.4', 'a'), counts('1.2.3.5', 'a'), counts('1.2.3.4', 'b'), counts('1.2.4.4', 'a')]).toEqual([
      true,
      false,
      true,
      true,
    ]);
    now = MINUTE - 1;
    expect(counts('1.2.3.4', 'a')).toBe(false);
    now = MINUTE;
    expect([counts('1.2.3.6', 'a'), counts('1.2.3.4', 'a')]).toEqual([true, false]);
  });

  it('counts no more reports during a flood', () => {
    let now = 0;
    const counts = createReportLimit(MINUTE, { now: () => now });
    for (let one = 0; one < 10_000; one += 1) counts(`address ${one}`, 'a');
    expect(counts('another', 'a')).toBe(false);
    now = MINUTE;
    expect(counts('another', 'a')).toBe(true);
  });

  it('counts figures of forms 120 times a minute for each network', () => {
    let now = 0;
    const count = createCountReport(() => now);
    const counted = Array.from({ length: 125 }, (_, visit) => count('figures', `192.0.2.${visit}`, 'form'));
    expect(counted.filter(Boolean)).toHaveLength(120);
    expect(count('figures', '198.51.100.1', 'form')).toBe(true);
    now = 61_000;
    expect(count('figures', '192.0.2.1', 'form')).toBe(true);
  });
});
