import { sharedPagePath, shareImagePath } from './share-image';

describe('the address of the picture of a page', () => {
  it.each([
    ['/', '/partage/accueil.png'],
    ['/rse', '/partage/rse.png'],
    ['/actualite/une-annonce', '/partage/actualite/une-annonce.png'],
    ['/etude-de-cas/group?theme=bpo', '/partage/etude-de-cas/group.png?theme=bpo'],
  ])('converts %s to %s and back', (path, address) => {
    expect(shareImagePath(path)).toBe(address);
    expect(sharedPagePath(address)).toBe(path);
  });

  it('is that of the first page for further pages of a list', () => {
    expect(shareImagePath('/actualite?page=2')).toBe('/partage/actualite.png');
    expect(shareImagePath('/etude-de-cas/group?theme=bpo&page=2')).toBe('/partage/etude-de-cas/group.png?theme=bpo');
  });

  it.each(['/partage/', '/partage/.png', '/rse.png', '/partage/rse.jpg'])('is not %s', (address) => {
    expect(sharedPagePath(address)).toBeUndefined();
  });
});
