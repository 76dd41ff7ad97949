import type { FigureReport } from '@vipp/shared/contract/application/figure-report';
import { compareFigures } from '@vipp/shared/lib/application/compare-figures';
import {
  countInWords,
  differenceInWords,
  loserInWords,
  medianInWords,
  partInWords,
  shareInWords,
} from './figure-words';

const report = (version: number, begun: number, sent: number | null): FigureReport => ({
  version,
  since: null,
  stages: { shown: 2 * begun, begun, step1: begun, step2: begun, sent },
  median: null,
  stops: { total: null, at: [] },
  questions: [],
  messages: [],
});

describe('figures in words', () => {
  it('say a difference with its uncertainty', () => {
    expect(differenceInWords({ difference: -0.031, low: -0.0404, high: 0.12 })).toBe(
      '−3,1\u00A0points, entre −4 et +12',
    );
    expect(differenceInWords({ difference: 0, low: 0, high: 0.0004 })).toBe('0\u00A0points, entre 0 et 0');
  });

  it('hide small numbers', () => {
    expect([countInWords(null), partInWords(null), countInWords(1200)]).toEqual(['moins de 5', 'masqué', '1\u202F200']);
    expect([shareInWords(5, 20), shareInWords(null, 20), shareInWords(5, null), shareInWords(5, 0)]).toEqual([
      '25,0\u202F%',
      '',
      '',
      '',
    ]);
  });

  it('say a class of durations', () => {
    const one = report(1, 10, 10);
    expect(medianInWords(one)).toBe('pas encore connu');
    expect(medianInWords({ ...one, median: { from: 0, upTo: 2 } })).toBe('moins de 2 minutes');
    expect(medianInWords({ ...one, median: { from: 10, upTo: 15 } })).toBe('entre 10 et 15 minutes');
  });

  it('name the version that loses candidates, whichever side it is on', () => {
    const [good, bad] = [report(3, 1000, 600), report(4, 1000, 400)];
    const expected = {
      title: 'La version 4 perd des candidats, sans doute possible.',
      text: expect.stringMatching(
        /^Sur cent candidatures commencées, 40 y sont envoyées, contre 60 avec la version 3\u202F: entre 15,\d et 24,\d points de moins\.$/,
      ),
    };
    expect(loserInWords(compareFigures(bad, good))).toEqual(expected);
    expect(loserInWords(compareFigures(good, bad))).toEqual(expected);
  });

  it('name none where the difference may be chance, or a number is hidden', () => {
    expect(loserInWords(compareFigures(report(3, 100, 50), report(4, 100, 45)))).toBeUndefined();
    expect(loserInWords(compareFigures(report(3, 100, null), report(4, 100, 45)))).toBeUndefined();
  });
});
