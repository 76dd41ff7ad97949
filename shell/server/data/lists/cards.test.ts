import { cardPicture } from './cards';

describe('the picture of a card', () => {
  it.each([
    ['storage/a.svg', '/backend/public/storage/a.svg'],
    ['/backend/public/storage/a b.svg', '/backend/public/storage/a b.svg'],
    ['https://elsewhere.example/a.png', 'https://elsewhere.example/a.png'],
    [null, null],
  ])('of %s is at %s', (image, address) => {
    expect(cardPicture({ image }).image).toBe(address);
  });

  it.each([
    'javascript:alert(1)',
    ' JavaScript:alert(1)',
    'java\tscript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
  ])('is missing for %j', (image) => {
    expect(cardPicture({ image }).image).toBeNull();
  });
});
