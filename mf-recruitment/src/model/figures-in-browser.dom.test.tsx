import { FIGURES_PATH } from '@vipp/shared/contract/application/figure-events';
import { firstForm } from '@vipp/shared/testing/first-form';
import { eraseDraft, writeDraft } from './application-draft';
import { countHere, enterForm, reachHere, sendFigures } from './figures-in-browser';

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
  eraseDraft();
  window.localStorage.clear();
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
    countHere(1, { 'asked nom': 1 });
    countHere(1, { 'asked nom': 1, 'message nom/required': 1 });
    expect(beacons).toEqual([]);
    sendFigures();
    sendFigures();
    expect(beacons.map(([path, { type }]) => [path, type])).toEqual([[FIGURES_PATH, 'application/json']]);
    expect(await sent()).toEqual([{ version: 1, counts: { 'asked nom': 2, 'message nom/required': 1 } }]);
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

  it('count each stage once, those that were passed too, and the time as a class', async () => {
    reachHere(1, 'shown');
    reachHere(1, 'begun');
    reachHere(1, 'begun');
    reachHere(1, 'step2');
    reachHere(1, 'step1');
    reachHere(1, 'sent');
    sendFigures();
    expect(await sent()).toEqual([
      { version: 1, counts: { shown: 1, begun: 1, step1: 1, step2: 1, sent: 1, 'duration 2': 1 } },
    ]);
  });

  it('have where a candidate leaves, and take it back when they return in another document', async () => {
    const leave = enterForm(firstForm);
    writeDraft('step1', { prenom: 'Awa', nom: 'N’Diaye' }, 1);
    setVisibility('hidden');
    expect(await sent()).toEqual([{ version: 1, counts: { 'stopped nationalite': 1 } }]);
    leave();
    visibility = 'visible';
    const leaveAgain = enterForm(firstForm);
    sendFigures();
    expect((await sent()).at(1)).toEqual({ version: 1, counts: { 'stopped nationalite': -1 } });
    leaveAgain();
  });

  it('have no stop of a candidate who only changes to the other step, or to another tab and back', async () => {
    writeDraft('step1', { nom: 'N’Diaye' }, 1);
    const leave = enterForm(firstForm);
    leave();
    const leaveNext = enterForm(firstForm);
    sendFigures();
    setVisibility('hidden');
    setVisibility('visible');
    sendFigures();
    const stops = (await sent()).map((one) => (one as { counts: object }).counts);
    expect(stops).toEqual([{ 'stopped nationalite': -1 }, { 'stopped nationalite': 1 }, { 'stopped nationalite': -1 }]);
    leaveNext();
  });

  it('have no stop of a page that was only opened, nor of choices that its link made', async () => {
    const leave = enterForm(firstForm);
    writeDraft('step1', { pays: 'Togo', poste: 'Téléconseiller' }, 1);
    setVisibility('hidden');
    leave();
    expect(beacons).toEqual([]);
  });

  it('are lost where the browser has no beacon, and nothing else is', () => {
    Object.defineProperty(navigator, 'sendBeacon', { configurable: true, value: undefined });
    countHere(1, { shown: 1 });
    expect(sendFigures).not.toThrow();
  });
});
