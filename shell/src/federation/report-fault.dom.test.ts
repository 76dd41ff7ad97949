import { jsonOf, watchBeacons } from '@vipp/shared/testing/beacons';
import { reportFault, type Fault } from './report-fault.client';

const fault: Fault = { remote: 'mf-forms', version: 'a', kind: 'load', route: '/contact' };

it('a fault in the browser is reported to the gateway as JSON: version, kind and route', async () => {
  const sent = watchBeacons();
  reportFault({ ...fault, version: 'reported' });
  expect(sent.map(([address, { type }]) => [address, type])).toEqual([['/federation/faults', 'application/json']]);
  expect(await Promise.all(sent.map(([, body]) => jsonOf(body)))).toEqual([{ ...fault, version: 'reported' }]);
});

it('a fault in the browser is reported once for each page', () => {
  const sent = watchBeacons();
  for (const kind of ['load', 'load', 'render'] as const) reportFault({ ...fault, version: 'once', kind });
  expect(sent).toHaveLength(2);
});

it('a fault in the browser causes no other fault where reports cannot be sent', () => {
  watchBeacons(() => {
    throw new TypeError('blocked');
  });
  expect(() => reportFault({ ...fault, version: 'blocked' })).not.toThrow();
  Object.defineProperty(navigator, 'sendBeacon', { configurable: true, value: undefined });
  expect(() => reportFault({ ...fault, version: 'without' })).not.toThrow();
});
