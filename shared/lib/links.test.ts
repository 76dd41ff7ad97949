import { isExternalLink, isStoredFile } from './links';

it('a link with a scheme or a host leads to another site', () => {
  const external = ['https://example.org', 'HTTP://example.org', '//example.org/a', 'mailto:a@example.org', 'tel:+229'];
  const links = [...external, '/rse', '/rse#valeurs', '#it', '?page=2', '/actualite/a:b'];
  expect(links.filter(isExternalLink)).toEqual(external);
});

it('a stored file is below the storage of the content service', () => {
  const links = ['/backend/public/storage/rse/charte.pdf', '/backend/public/storage-other/a.pdf', '/rse'];
  expect(links.map(isStoredFile)).toEqual([true, false, false]);
});
