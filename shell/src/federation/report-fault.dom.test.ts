import { reportFault, type Fault } from './report-fault.client';

const fault = (fields: Partial<Fault>): Fault => ({
  remote: 'mf-forms',
  version: 'a',
  kind: 'load',
  route: '/contact',
  ...fields,
});

function watchBeacons(send: () => boolean = () => true) {
  const sent: [string, Blob][] = [];
  Object.defineProperty(navigator, 'sendBeacon', {
    configurable: true,
    value: (address: string, body: Blob) => {
      sent.push([address, body]);
      return send();
    },
  });
  return sent;
}

const textOf = (blob: Blob | undefined) =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result);
    reader.readAsText(blob ?? new Blob([]));
  });

describe('a fault in the browser', () => {
  it('is reported to the gateway as JSON: version, kind and route', async () => {
    const sent = watchBeacons();
    reportFault(fault({ version: 'reported' }));
    expect(sent.map(([address, { type }]) => [address, type])).toEqual([['/federation/faults', 'application/json']]);
    expect(JSON.parse(String(await textOf(sent[0]?.[1])))).toEqual({
      remote: 'mf-forms',
      version: 'reported',
      kind: 'load',
      route: '/contact',
    });
  });

  it('is reported once for each page', () => {
    const sent = watchBeacons();
    for (const kind of ['load', 'load', 'render'] as const) reportFault(fault({ version: 'once', kind }));
    expect(sent).toHaveLength(2);
  });

  it('causes no other fault where reports cannot be sent', () => {
    watchBeacons(() => {
      throw new TypeError('blocked');
    });
    expect(() => reportFault(fault({ version: 'blocked' }))).not.toThrow();
    Object.defineProperty(navigator, 'sendBeacon', { configurable: true, value: undefined });
    expect(() => reportFault(fault({ version: 'without' }))).not.toThrow();
  });
});
