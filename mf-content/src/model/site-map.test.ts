import { siteMap } from './site-map';

it('siteMap has the anchors of the requirements', () => {
  const required = ['le-groupe', 'prestations', 'vous-accompagner', 'rse', 'contact', 'recrutements', 'etude-de-cas'];
  expect(siteMap.map(({ anchor }) => anchor)).toEqual(expect.arrayContaining(required));
});

it('siteMap uses no anchor twice', () => {
  const anchors = siteMap.map(({ anchor }) => anchor);
  expect(new Set(anchors).size).toBe(anchors.length);
});

it('siteMap links to paths of this site, in their canonical spelling', () => {
  const addresses = siteMap.flatMap(({ to, links }) => [...(to ? [to] : []), ...links.map((link) => link.to)]);
  for (const address of addresses) expect(address).toMatch(/^\/[a-z/-]*([?#][\w%=-]+)?$/);
});
