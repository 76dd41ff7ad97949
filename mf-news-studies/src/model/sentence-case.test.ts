import { sentenceCase } from './filter-panels';

describe('sentenceCase', () => {
  it.each([
    ['BANQUE / ASSURANCE', 'Banque / assurance'],
    ['énergie', 'Énergie'],
    ['  Service Client', 'Service client'],
    ['', ''],
  ])('writes %j as %j', (label, expected) => {
    expect(sentenceCase(label)).toBe(expected);
  });
});
