import { builtInApplication } from '@vipp/shared/contract/application/built-in-application';
import { reportFigures, sumSince } from './figure-report';

type Counts = Record<string, number>;
const daily = (counts: Counts, day = '2026-11-20') =>
  Object.entries(counts).map(([key, count]) => {
    const [event = '', subject = ''] = key.split(' ');
    return { day, event, subject, count };
  });
const report = (counts: Counts, version = 1) => reportFigures(version, builtInApplication, daily(counts), undefined);

const funnel = (begun: number, sent: number) => ({ shown: 200, begun, step1: begun, step2: begun, sent });

describe('figures of a version', () => {
  it('have the funnel, and messages by frequency', () => {
    const found = report({ ...funnel(100, 40), 'message nom/required': 7, 'message email/rule': 12 });
    expect(found.stages).toEqual({ shown: 200, begun: 100, step1: 100, step2: 100, sent: 40 });
    expect(found.messages.map(({ count }) => count)).toEqual([12, 7]);
  });

  it('never have a number below five', () => {
    const found = report({ shown: 4, begun: 3, sent: 1, 'message nom/required': 4 });
    expect(JSON.stringify(found)).not.toMatch(/:[1-4]\b(?<!"version":1)/);
    expect(found.stages).toEqual({ shown: null, begun: null, step1: null, step2: null, sent: null });
  });

  it('begin on the day that is asked for', () => {
    const figures = [...daily({ shown: 50 }, '2026-11-19'), ...daily({ shown: 20 })];
    expect(reportFigures(1, builtInApplication, figures, '2026-11-20').stages.shown).toBe(20);
  });
});

describe('sumSince', () => {
  const days = [3, 1, 2, 7, 1, 1].map((count, index) => ({ day: `2026-11-0${index + 1}`, count }));

  it('is exact for all days', () => {
    expect([days, [], days.slice(0, 1)].map((some) => sumSince(some))).toEqual([15, 0, 3]);
  });

  it('never differs by fewer than five people between two first days', () => {
    expect(days.map(({ day }) => sumSince(days, day))).toEqual([15, 9, 9, 9, 0, 0]);
  });
});
