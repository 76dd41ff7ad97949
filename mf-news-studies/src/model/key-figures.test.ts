import { keyFigures } from './key-figures';

describe('keyFigures', () => {
  it('finds what title and description count, and no share, date or duration', () => {
    const title = 'Un rappel de 138\u00A0000 véhicules en 6 mois';
    const description = 'Le 11 août, 70 conseillers ; 46 % de 3 millions, puis 112 000 voitures et 9 garages.';
    expect(keyFigures({ title, description })).toEqual([
      { value: '138\u00A0000', noun: 'véhicules' },
      { value: '70', noun: 'conseillers' },
      { value: '112 000', noun: 'voitures' },
    ]);
  });

  it('prefers the results that the text lists', () => {
    const html = '<p>Un <strong>an</strong>.</p><ul><li><strong>−22 %</strong> d’appels, en un an</li></ul>';
    expect(keyFigures({ title: '12 garages', description: '' }, html)).toEqual([
      { value: '−22 %', noun: 'd’appels, en un an' },
    ]);
  });
});
