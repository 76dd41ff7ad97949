import { cardPicture, keyFigures, takeResults } from './cards';
import { sampleEtude } from './testing/sample-items';

it.each([
  ['storage/a.svg', '/backend/public/storage/a.svg'],
  ['/backend/public/storage/a b.svg', '/backend/public/storage/a b.svg'],
  ['https://elsewhere.example/a.png', 'https://elsewhere.example/a.png'],
  [null, null],
])('the picture %s of a card is at %s', (image, address) => {
  expect(cardPicture({ image }).image).toBe(address);
});

const CODE = ['javascript:a()', ' JavaScript:a()', 'java\tscript:a()', '\u0001javascript:a()', 'data:text/html,x'];
it.each([...CODE, 'vbscript:x'])('the picture of a card is missing for %j', (image) => {
  expect(cardPicture({ image }).image).toBeNull();
});

const figuresOf = (etude: Parameters<typeof sampleEtude>[1]) =>
  keyFigures(sampleEtude(1, etude)).map(({ value, noun }) => `${value} | ${noun}`);

it('keyFigures finds what title and description count, and no share, date or duration', () => {
  const etude_title = 'Un rappel de 138\u00A0000 véhicules en 6 mois';
  const meta_description = 'Le 11 août, 70 conseillers ; 46 % de 3 millions, puis 112 000 voitures et 9 garages.';
  const found = ['138\u00A0000 | véhicules', '70 | conseillers', '112 000 | voitures'];
  expect(figuresOf({ etude_title, meta_description })).toEqual(found);
});

it('keyFigures prefers the results that the text lists', () => {
  const content =
    '<p>Un <strong>an</strong>.</p><ul><li><strong>−22&nbsp;%</strong> d’appels, en un an</li><li><strong>3</strong> R&amp;D</li></ul>';
  expect(figuresOf({ etude_title: '12 garages', content })).toEqual(['−22\u00A0% | d’appels, en un an']);
});

const html = (text: string) => ({ kind: 'html' as const, html: text });

it('the results of a text leave the text for the band above it, and other lists stay', () => {
  const list = '<ul><li><strong>412</strong> accords</li><li><strong>+12&nbsp;points</strong> d’occupation</li></ul>';
  expect(takeResults(html(`<ul><li>un essai</li></ul>${list}<p>Fin.</p>`))).toEqual({
    content: html('<ul><li>un essai</li></ul><p>Fin.</p>'),
    figures: [
      { value: '412', noun: 'accords' },
      { value: '+12\u00A0points', noun: 'd’occupation' },
    ],
  });
});

it.each([
  '<ul><li><strong>412</strong> accords</li><li>et un essai</li></ul>',
  '<ul><li><strong>Un essai</strong> de deux nuits</li></ul>',
  '<ul><li><strong>5</strong> R&amp;D</li></ul>',
])('the results of a text are not read out of %s', (text) => {
  expect(takeResults(html(text))).toEqual({ content: html(text) });
});
