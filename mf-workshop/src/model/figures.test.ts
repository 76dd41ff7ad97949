import type { FigureReport } from '@vipp/shared/contract/application/figure-report';
import { messagesOf, stagesOf } from './figures';

const report: FigureReport = {
  version: 3,
  since: null,
  stages: { shown: 2400, begun: 600, step1: null, step2: null, sent: null },
  messages: [
    { question: 'Nom', text: 'Nom obligatoire', count: 7 },
    { question: 'Pays', text: 'Pays obligatoire', count: 5 },
  ],
};
const other: FigureReport = {
  ...report,
  version: 4,
  messages: [
    { question: 'Pays', text: 'Pays obligatoire', count: 9 },
    { question: 'Nom', text: 'Nom obligatoire', count: null },
  ],
};

const textsOf = (reports: FigureReport[]) =>
  [stagesOf(reports), messagesOf(reports)].map((rows) =>
    rows.map(({ label, cells }) => [label, ...cells.map(({ text }) => text)].join(' | ').replaceAll('\u202F', ' ')),
  );

describe('figures as tables', () => {
  it('have a row for what each version names, the most frequent first, and no share of a hidden number', () => {
    expect(textsOf([report, other])).toEqual([
      expect.arrayContaining([
        'Candidature commencée | 600 (25,0 %) | 600 (25,0 %)',
        'Étape 1 validée | moins de 5 | moins de 5',
      ]),
      ['Pays : Pays obligatoire | 5 | 9', 'Nom : Nom obligatoire | 7 | moins de 5'],
    ]);
  });
});
