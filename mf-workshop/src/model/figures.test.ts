import type { FigureReport } from '@vipp/shared/contract/application/figure-report';
import { figureTables, medianInWords } from './figures';

const report: FigureReport = {
  version: 3,
  since: null,
  stages: { shown: 2400, begun: 600, step1: null, step2: null, sent: null },
  median: null,
  stops: { total: 20, at: [{ name: 'nom', label: 'Nom', count: 5 }] },
  questions: [{ name: 'nom', label: 'Nom', asked: 800, answered: null }],
  messages: [{ question: 'Nom', text: 'Nom obligatoire', count: 7 }],
};
const other: FigureReport = {
  ...report,
  version: 4,
  stops: { total: null, at: [{ name: 'pays', label: 'Pays', count: 9 }] },
  questions: [],
  messages: [{ question: 'Nom', text: 'Nom obligatoire', count: null }],
};

const textsOf = (reports: FigureReport[]) =>
  figureTables(reports)?.map(({ rows }) =>
    rows.map(({ label, cells }) => [label, ...cells.map(({ text }) => text)].join(' | ').replaceAll('\u202F', ' ')),
  );

describe('figures as tables', () => {
  it('have a row for what each version names, the most frequent first, and no share of a hidden number', () => {
    expect(textsOf([report, other])).toEqual([
      expect.arrayContaining([
        'Candidature commencée | 600 (25,0 %) | 600 (25,0 %)',
        'Étape 1 validée | moins de 5 | moins de 5',
      ]),
      ['Pays | 0 | 9', 'Nom | 5 (25,0 %) | 0'],
      ['Nom : Nom obligatoire | 7 | moins de 5'],
      ['Nom | masqué sur 800 | –'],
    ]);
  });

  it('are none while all numbers are hidden', () => {
    const stages = { shown: null, begun: null, step1: null, step2: null, sent: null };
    expect(figureTables([{ ...report, stages }])).toBeUndefined();
  });

  it('say a class of durations', () => {
    expect(medianInWords({ median: null })).toBe('pas encore connu');
    expect(medianInWords({ median: { from: 0, upTo: 2 } })).toBe('moins de 2 minutes');
    expect(medianInWords({ median: { from: 10, upTo: 15 } })).toBe('entre 10 et 15 minutes');
  });
});
