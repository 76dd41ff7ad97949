import { builtInApplication } from '@vipp/shared/contract/application/built-in-application';
import { reportFigures } from './figure-report';

type Counts = Record<string, number>;
const daily = (counts: Counts, day = '2026-11-20') =>
  Object.entries(counts).map(([key, count]) => {
    const [event = '', subject = ''] = key.split(' ');
    return { day, event, subject, count };
  });
const report = (counts: Counts, version = 1) => reportFigures(version, builtInApplication, daily(counts), undefined);

const funnel = (begun: number, sent: number) => ({ shown: 200, begun, step1: begun, step2: begun, sent });

describe('figures of a version', () => {
  it('have the funnel, the class of the median, and messages by frequency', () => {
    const found = report({
      ...funnel(100, 40),
      'duration 10': 15,
      'duration 15': 20,
      'duration 60': 5,
      'message nom/required': 7,
      'message email/rule': 12,
    });
    expect(found.stages).toEqual({ shown: 200, begun: 100, step1: 100, step2: 100, sent: 40 });
    expect(found.median).toEqual({ from: 10, upTo: 15 });
    expect(found.messages.map(({ count }) => count)).toEqual([12, 7]);
  });

  it('never have a number below five', () => {
    const small = { shown: 4, begun: 3, sent: 1, 'duration 5': 4, 'stopped nom': 2, 'message nom/required': 4 };
    const found = report(small);
    expect(JSON.stringify(found)).not.toMatch(/:[1-4]\b(?<!"version":1)/);
    expect(found.stages).toEqual({ shown: null, begun: null, step1: null, step2: null, sent: null });
    expect([found.median, found.stops.total]).toEqual([null, null]);
  });

  it('hide a further question where the total of stops would reveal the hidden one', () => {
    const { stops } = report({ 'stopped nom': 2, 'stopped email': 6, 'stopped ville': 9 });
    expect([stops.total, ...stops.at.map(({ count }) => count).toSorted()]).toEqual([17, 9, null, null]);
  });

  it('hide the answers of a question that almost all answered', () => {
    const { questions } = report({
      step1: 20,
      'asked nom': 20,
      'answered nom': 18,
      'asked ville': 20,
      'answered ville': 20,
    });
    const of = (name: string) => questions.find((question) => question.name === name);
    expect([of('nom')?.answered, of('ville')?.answered]).toEqual([null, 20]);
  });

  it('subtract candidates who returned, from stops of other days too', () => {
    const found = reportFigures(
      1,
      builtInApplication,
      [...daily({ 'stopped nom': 9 }, '2026-11-19'), ...daily({ 'stopped nom': -3 })],
      undefined,
    );
    expect(found.stops.at).toEqual([{ name: 'nom', label: 'Nom', count: 6 }]);
  });

  it('begin on the day that is asked for', () => {
    const figures = [...daily({ shown: 50 }, '2026-11-19'), ...daily({ shown: 20 })];
    expect(reportFigures(1, builtInApplication, figures, '2026-11-20').stages.shown).toBe(20);
  });
});
