import { isStoredPhotograph, photographSrcSet } from './photographs';

const SRC = '/backend/public/storage/posts/a.jpg';

describe('a stored photograph', () => {
  it.each(['a.jpg', 'b/c.JPEG', 'd.png', 'e.webp', 'f.avif', 'é t é.jpg'])('is %s', (file) => {
    expect(isStoredPhotograph(`/backend/public/storage/${file}`)).toBe(true);
  });

  it.each([
    '/backend/public/storage/a.svg',
    '/backend/public/storage/a.gif',
    '/backend/public/storage/a.pdf',
    '/backend/public/storage/a.jpg?v=2',
    '/backend/public/storage/a.pdf?.jpg',
    '/media/a.jpg',
    'https://elsewhere.example/backend/public/storage/a.jpg',
  ])('is not %s', (address) => {
    expect(isStoredPhotograph(address)).toBe(false);
  });

  it('has every width where its own is unknown', () => {
    expect(photographSrcSet(SRC)).toBe(
      [360, 720, 1080, 1440, 1920].map((width) => `/_images/${width}${SRC} ${width}w`).join(', '),
    );
  });

  it('has no width above its own, which the next file has', () => {
    expect(photographSrcSet(SRC, 900)).toBe(
      `/_images/360${SRC} 360w, /_images/720${SRC} 720w, /_images/1080${SRC} 900w`,
    );
    expect(photographSrcSet(SRC, 720)).toBe(`/_images/360${SRC} 360w, /_images/720${SRC} 720w`);
    expect(photographSrcSet(SRC, 90)).toBe(`/_images/360${SRC} 90w`);
  });

  it('escapes what would separate addresses', () => {
    expect(photographSrcSet('/backend/public/storage/a b, c.jpg', 90)).toBe(
      '/_images/360/backend/public/storage/a%20b%2C%20c.jpg 90w',
    );
  });
});
