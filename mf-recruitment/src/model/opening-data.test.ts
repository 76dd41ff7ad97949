import { positionExample } from '@vipp/shared/testing/open-position';
import { jobPosting } from './job-posting';
import { findOpening, openingMeta } from './opening-data';

const PATH = '/recrutements/postes/teleconseiller-kigali';
const definition = { positions: [positionExample] };

it.each([
  ['2026-11-01', undefined],
  ['2026-11-02', 'Kigali'],
  ['2027-03-01', 'Kigali'],
  ['2027-03-02', undefined],
])('the offer of an address on %s is that of %s', (today, city) => {
  expect(findOpening(definition, PATH, today)?.opening.city).toBe(city);
});

it('the offer of an address has a short description for search engines, and one posting for job boards', () => {
  const meta = openingMeta(findOpening(definition, PATH, '2026-11-02') ?? null);
  expect(meta).toMatchObject({
    title: 'Téléconseiller à Kigali (Rwanda)',
    description: expect.stringMatching(/^.{60,160}$/),
    jsonLd: [{ '@type': 'JobPosting' }],
  });
  expect(openingMeta(null)).toMatchObject({ title: 'Recrutements' });
});

const [cotonou] = positionExample.openings;
if (!cotonou) throw new Error('the example has no place');

it('jobPosting has all required properties of an open place', () => {
  const logo = expect.objectContaining({ url: '/logo.png' });
  const address = { '@type': 'PostalAddress', addressLocality: 'Cotonou', addressCountry: 'BJ' };
  expect(jobPosting(positionExample, cotonou)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: 'Téléconseiller',
    description: expect.stringMatching(/^<p>Vous répondez aux clients de grandes marques\.<\/p><p>.+<\/p>$/),
    identifier: { '@type': 'PropertyValue', name: 'VIPP', value: 'teleconseiller-bj-cotonou' },
    datePosted: '2026-10-05',
    validThrough: '2027-06-30T23:59:59+00:00',
    employmentType: 'FULL_TIME',
    hiringOrganization: expect.objectContaining({ '@type': 'Organization', name: 'VIPP', sameAs: '/', logo }),
    jobLocation: { '@type': 'Place', address },
    industry: 'Externalisation et expérience client',
    url: '/recrutements/postes/teleconseiller-cotonou',
    directApply: true,
  });
});

it('jobPosting escapes text as HTML', () => {
  const { description } = jobPosting({ ...positionExample, summary: 'Vente & conseil <b>' }, cotonou);
  expect(description).toMatch(/^<p>Vente &amp; conseil &lt;b&gt;<\/p>/);
});
