import { keyFigures } from './key-figures';
import { sampleEtude } from './testing/sample-items';

describe('keyFigures', () => {
  it('finds what title and description count, and no share, date or duration', () => {
    const etude_title = 'Un rappel de 138\u00A0000 véhicules en 6 mois';
    const meta_description = 'Le 11 août, 70 conseillers ; 46 % de 3 millions, puis 112 000 voitures et 9 garages.';
    expect(keyFigures(sampleEtude(1, { etude_title, meta_description }))).toEqual([
      { value: '138\u00A0000', noun: 'véhicules' },
      { value: '70', noun: 'conseillers' },
      { value: '112 000', noun: 'voitures' },
    ]);
  });

  it('prefers the results that the text lists', () => {
    const content =
      '<p>Un <strong>an</strong>.</p><ul><li><strong>−22&nbsp;%</strong> d’appels, en un an</li><li><strong>3</strong> R&amp;D</li></ul>';
    expect(keyFigures(sampleEtude(1, { etude_title: '12 garages', content }))).toEqual([
      { value: '−22\u00A0%', noun: 'd’appels, en un an' },
    ]);
  });
});
