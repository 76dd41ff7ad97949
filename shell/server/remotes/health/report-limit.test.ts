import { createCountReport } from './report-limit';
import { COUNTED_MS } from './version-health';

it('a report of a kind counts once for each network within its window', () => {
  let now = 1;
  const count = createCountReport(() => now);
  const counted = (...addresses: string[]) => addresses.map((address) => count('fault', address, 'a'));
  expect(counted('1.2.3.4', '1.2.3.5', '1.2.4.4')).toEqual([true, false, true]);
  expect(count('fault', '1.2.3.4', 'b')).toBe(true);
  now = COUNTED_MS;
  expect(counted('1.2.3.4')).toEqual([false]);
  now = COUNTED_MS + 2;
  expect(counted('1.2.3.6', '1.2.3.4')).toEqual([true, false]);
});

it('figures of forms count 120 times a minute for each network', () => {
  let now = 1;
  const count = createCountReport(() => now);
  const counted = Array.from({ length: 125 }, (_, visit) => count('figures', `192.0.2.${visit}`, 'form'));
  expect([counted.filter(Boolean).length, count('figures', '198.51.100.1', 'form')]).toEqual([120, true]);
  now = 61_000;
  expect(count('figures', '192.0.2.1', 'form')).toBe(true);
});
