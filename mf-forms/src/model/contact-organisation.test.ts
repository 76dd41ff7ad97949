import type { PageItem } from '@vipp/shared/contract/site-data';
import { contactOrganisation } from './contact-organisation';

const site = (title: string, html: string, href = 'tel:+33199001218'): PageItem => ({
  title,
  html,
  figure: null,
  link: { href, text: 'Appeler' },
});
const withSites = (...items: PageItem[]) => contactOrganisation({ name: 'Nos coordonnées', prose: '', items });

it('the group as structured data has an address and a telephone number for each site of the page', () => {
  expect(withSites(site('Cotonou', '<p>École de codage<br>Cotonou, Bénin</p>'))).toMatchObject({
    '@type': 'Organization',
    address: [{ '@type': 'PostalAddress', addressLocality: 'Cotonou', addressCountry: 'BJ' }],
    contactPoint: [{ '@type': 'ContactPoint', telephone: '+33199001218' }],
  });
});

it('the group as structured data omits addresses without a country, and contact points without a number', () => {
  expect(withSites(site('Dakar', '<p>Dakar</p>', '/contact'))).toMatchObject({ address: [], contactPoint: [] });
});

it('the group as structured data works without content', () => {
  expect(contactOrganisation(null)).toEqual(expect.objectContaining({ name: 'VIPP' }));
  expect(contactOrganisation(null)).not.toHaveProperty('address');
});
