import { sharedPagePath, shareImagePath } from './share-image';

describe('the address of the picture of a page', () => {
  it.each([['/', '/partage/accueil.png'], ['/rse', '/partage/rse.png'], ['/actualite/une-annonce', '/partage/actualite/une-annonce.png']])(
    'leads from %s to %s and back',
    (path, address) => {
      expect(shareImagePath(path)).toBe(address);
      expect(sharedPagePath(address)).toBe(path);
    },
  );

  it.each(['/partage/', '/partage/.png', '/rse.png', '/partage/rse.jpg'])('is not %s', (address) => {
    expect(sharedPagePath(address)).toBeUndefined();
  });
});
