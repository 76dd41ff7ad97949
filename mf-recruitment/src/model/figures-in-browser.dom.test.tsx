import { renderHook } from '@testing-library/react';
import { FIGURES_PATH } from '@vipp/shared/contract/application/figure-events';
import { STEPS } from '@vipp/shared/lib/form/form-answer';
import { backgroundAnswers, identityAnswers } from '@vipp/shared/testing/application-answers';
import { jsonOf, watchBeacons } from '@vipp/shared/testing/beacons';
import { firstForm } from '@vipp/shared/testing/first-form';
import { submitForm } from '../testing/submit-form';
import { BACKGROUND_FORM, IDENTITY_FORM, identityStep } from './application-forms';
import { countHere, reachHere, sendFigures, sendOnLeave, useMessageFigures } from './figures-in-browser';

let visibility: DocumentVisibilityState = 'visible';
Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => visibility });
const setVisibility = (next: DocumentVisibilityState): void => {
  visibility = next;
  document.dispatchEvent(new Event('visibilitychange'));
};

let beacons: ReturnType<typeof watchBeacons>;
beforeEach(() => {
  beacons = watchBeacons();
  visibility = 'visible';
});
afterEach(() => {
  // Ends the counting of a test: it lasts as long as the document.
  reachHere(1, 'sent');
  sendFigures();
});

/** All counts that were sent. */
const sent = () => Promise.all(beacons.map(([, body]) => jsonOf(body)));

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

  it('count how far the forms of an application have led, and nothing of a form without scripts', async () => {
    const background = { ...backgroundAnswers, dispoDate: '2999-01-04' };
    await submitForm({ form: IDENTITY_FORM, fields: identityAnswers });
    expect(beacons).toEqual([]);
    await submitForm({ form: IDENTITY_FORM, fields: { ...identityAnswers, nom: '' }, hasSealedState: false });
    await submitForm({ form: IDENTITY_FORM, fields: identityAnswers, hasSealedState: false });
    for (const step of [STEPS.preview, STEPS.send])
      await submitForm({ form: BACKGROUND_FORM, fields: background, step, hasSealedState: false });
    expect(await sent()).toEqual(
      [{ shown: 1, begun: 1 }, { step1: 1 }, { step2: 1 }, { sent: 1 }].map((counts) => ({ version: 1, counts })),
    );
  });

  it('count a message when it appears, by its question and its kind', async () => {
    const step = identityStep(firstForm.questions);
    const required = step.sections.flatMap(({ fields }) => fields).find(({ name }) => name === 'nom')?.required;
    const shown = new Map([['email', 'a message of the server’s page']]);
    const viewOf = (name: string) => ({ state: 'neutral', message: shown.get(name) }) as const;
    const { rerender } = renderHook(() => useMessageFigures({ version: 1, step, answers: {}, viewOf }));
    shown.set('nom', required ?? '');
    rerender();
    shown.set('prenom', 'another one');
    rerender();
    sendFigures();
    const counts = { 'message nom/required': 1, 'message prenom/other': 1 };
    expect(await sent()).toEqual([{ version: 1, counts }]);
  });

  it('are sent when the page is hidden or left', async () => {
    const leave = sendOnLeave();
    countHere(1, { 'message nom/required': 1 });
    setVisibility('hidden');
    countHere(1, { 'message nom/rule': 1 });
    leave();
    const counts = [{ 'message nom/required': 1 }, { 'message nom/rule': 1 }];
    expect(await sent()).toMatchObject(counts.map((one) => ({ counts: one })));
  });

  it('are lost where the browser has no beacon, and nothing else is', () => {
    Object.defineProperty(navigator, 'sendBeacon', { configurable: true, value: undefined });
    countHere(1, { shown: 1 });
    expect(sendFigures).not.toThrow();
  });
});
