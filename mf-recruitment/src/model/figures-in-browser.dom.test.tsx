import { FIGURES_PATH } from '@vipp/shared/contract/application/figure-events';
import { countHere, reachHere, sendFigures, sendOnLeave } from './figures-in-browser';

let visibility: DocumentVisibilityState = 'visible';
Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => visibility });
const setVisibility = (next: DocumentVisibilityState): void => {
  visibility = next;
  document.dispatchEvent(new Event('visibilitychange'));
};

const beacons: [string, Blob][] = [];
beforeEach(() => {
  beacons.length = 0;
  visibility = 'visible';
  Object.defineProperty(navigator, 'sendBeacon', {
    configurable: true,
    value: (path: string, body: Blob) => beacons.push([path, body]),
  });
});
afterEach(() => {
  // Ends what a test has begun, which lasts as long as the document.
  reachHere(1, 'sent');
  sendFigures();
});

const readText = (blob: Blob): Promise<string> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(blob);
  });
/** All counts that were sent. */
const sent = () => Promise.all(beacons.map(async ([, body]) => JSON.parse(await readText(body)) as unknown));

describe('figures in the browser', () => {
  it('are added up, and sent at once to the gateway’s own address', async () => {
    countHere(1, { 'message nom/rule': 1 });
    countHere(1, { 'message nom/rule': 1, 'message nom/required': 1 });
    expect(beacons).toEqual([]);
    sendFigures();
    sendFigures();
    expect(beacons.map(([path, { type }]) => [path, type])).toEqual([[FIGURES_PATH, 'application/json']]);
    expect(await sent()).toEqual([{ version: 1, counts: { 'message nom/rule': 2, 'message nom/required': 1 } }]);
  });

  it('of two versions are sent apart, and the built-in form without versions has none', async () => {
    countHere(1, { shown: 1 });
    countHere(0, { shown: 1 });
    countHere(2, { shown: 1 });
    sendFigures();
    expect(await sent()).toEqual([
      { version: 1, counts: { shown: 1 } },
      { version: 2, counts: { shown: 1 } },
    ]);
  });

  it('count each stage once, and those that were passed too', async () => {
    for (const stage of ['shown', 'begun', 'begun', 'step2', 'step1', 'sent'] as const) reachHere(1, stage);
    sendFigures();
    expect(await sent()).toEqual([{ version: 1, counts: { shown: 1, begun: 1, step1: 1, step2: 1, sent: 1 } }]);
  });

  it('are sent when the page is hidden or left', async () => {
    const leave = sendOnLeave();
    countHere(1, { 'message nom/required': 1 });
    setVisibility('hidden');
    countHere(1, { 'message nom/rule': 1 });
    leave();
    expect((await sent()).map((one) => (one as { counts: object }).counts)).toEqual([
      { 'message nom/required': 1 },
      { 'message nom/rule': 1 },
    ]);
  });

  it('are lost where the browser has no beacon, and nothing else is', () => {
    Object.defineProperty(navigator, 'sendBeacon', { configurable: true, value: undefined });
    countHere(1, { shown: 1 });
    expect(sendFigures).not.toThrow();
  });
});
