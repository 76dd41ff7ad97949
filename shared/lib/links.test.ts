import { isExternalLink, isStoredFile } from './links';

describe('isExternalLink', () => {
  it.each(['https://example.org', 'HTTP://example.org', '//example.org/a', 'mailto:a@example.org', 'tel:+22900000000'])(
    'is true for %s',
    (href) => expect(isExternalLink(href)).toBe(true),
  );

  it.each(['/rse', '/rse#valeurs', '#it', '?page=2', '/actualite/a:b'])('is false for %s', (href) =>
    expect(isExternalLink(href)).toBe(false),
  );
});

describe('isStoredFile', () => {
  it('recognises files of the content service', () => {
    expect(isStoredFile('/backend/public/storage/rse/charte.pdf')).toBe(true);
    expect(isStoredFile('/backend/public/storage-other/a.pdf')).toBe(false);
    expect(isStoredFile('/rse')).toBe(false);
  });
});
