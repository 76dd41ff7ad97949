import { createCountReport } from './report-limit';
import { COUNTED_MS } from './version-health';

let now = 1;
const open = () => {
  now = 1;
  return createCountReport(() => now);
};

describe('the limit of reports', () => {
  it('counts one report of a kind for each network within its window', () => {
    const count = open();
    const counted = (address: string, kind = 'a') => count('fault', address, kind);
    expect([counted('1.2.3.4'), counted('1.2.3.5'), counted('1.2.3.4', 'b'), counted('1.2.4.4')]).toEqual([
      true,
      false,
      true,
      true,
    ]);
    now = COUNTED_MS;
    expect(counted('1.2.3.4')).toBe(false);
    now = COUNTED_MS + 2;
    expect([counted('1.2.3.6'), counted('1.2.3.4')]).toEqual([true, false]);
  });

  it('counts figures of forms 120 times a minute for each network', () => {
    const count = open();
    const counted = Array.from({ length: 125 }, (_, visit) => count('figures', `192.0.2.${visit}`, 'form'));
    expect(counted.filter(Boolean)).toHaveLength(120);
    expect(count('figures', '198.51.100.1', 'form')).toBe(true);
    now = 61_000;
    expect(count('figures', '192.0.2.1', 'form')).toBe(true);
  });
});
