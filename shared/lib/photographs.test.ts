import { isStoredPhotograph, photographSrcSet } from './photographs';

const SRC = '/backend/public/storage/posts/a.jpg';

describe('a stored photograph', () => {
  it('is a file of the storage whose name ends as that of a photograph', () => {
    const names = ['a.jpg', 'b/c.JPEG', 'd.png', 'e.webp', 'f.avif', 'é t é.jpg'];
    const photographs = names.map((name) => `/backend/public/storage/${name}`);
    const files = ['a.svg', 'a.gif', 'a.pdf', 'a.jpg?v=2', 'a.pdf?.jpg'].map(
      (name) => `/backend/public/storage/${name}`,
    );
    const elsewhere = ['/media/a.jpg', `https://elsewhere.example${SRC}`];
    expect([...photographs, ...files, ...elsewhere].filter(isStoredPhotograph)).toEqual(photographs);
  });

  it('has every width where its own is unknown', () => {
    expect(photographSrcSet(SRC)).toBe(
      [360, 720, 1080, 1440, 1920].map((width) => `/_images/${width}${SRC} ${width}w`).join(', '),
    );
  });

  it('has no width above its own, which the next file has', () => {
    const widths = `/_images/360${SRC} 360w, /_images/720${SRC} 720w, /_images/1080${SRC} 900w`;
    expect(photographSrcSet(SRC, 900)).toBe(widths);
    expect(photographSrcSet(SRC, 720)).toBe(`/_images/360${SRC} 360w, /_images/720${SRC} 720w`);
    expect(photographSrcSet(SRC, 90)).toBe(`/_images/360${SRC} 90w`);
  });

  it('escapes what would separate addresses', () => {
    expect(photographSrcSet('/backend/public/storage/a b, c.jpg', 90)).toBe(
      '/_images/360/backend/public/storage/a%20b%2C%20c.jpg 90w',
    );
  });
});
