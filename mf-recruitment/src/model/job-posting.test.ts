import { jobPostings } from './job-posting';
import { openOpenings } from './open-openings';
import { positionExample } from './recruitment-entries.examples';

const postingsOn = (today: string) => jobPostings(openOpenings({ positions: [positionExample] }, today));

describe('jobPostings', () => {
  it('tells job boards all that they ask of an open place', () => {
    expect(postingsOn('2026-10-05')).toEqual([
      {
        '@context': 'https://schema.org',
        '@type': 'JobPosting',
        title: 'Téléconseiller',
        description: expect.stringMatching(/^<p>Vous répondez aux clients de grandes marques\.<\/p><p>.+<\/p>$/),
        identifier: { '@type': 'PropertyValue', name: 'VIPP', value: 'teleconseiller-bj-cotonou' },
        datePosted: '2026-10-05',
        validThrough: '2027-06-30T23:59:59+00:00',
        employmentType: 'FULL_TIME',
        hiringOrganization: { '@type': 'Organization', name: 'VIPP', sameAs: '/' },
        jobLocation: { '@type': 'Place', address: { '@type': 'PostalAddress', addressLocality: 'Cotonou', addressCountry: 'BJ' } },
        industry: 'Externalisation et expérience client',
        url: '/recrutements/candidature?pays=B%C3%A9nin&poste=T%C3%A9l%C3%A9conseiller',
        directApply: true,
      },
    ]);
  });

  it('has one posting for each place, each with a name of its own', () => {
    const names = postingsOn('2026-11-02').map(({ identifier }) => JSON.stringify(identifier));
    expect(new Set(names).size).toBe(2);
  });

  it.each(['2026-10-04', '2027-07-01'])('has none on %s, when all is closed', (today) => {
    expect(postingsOn(today)).toEqual([]);
  });

  it('writes a text as HTML, not the other way round', () => {
    const [posting] = jobPostings([{ ...positionExample, summary: 'Vente & conseil <b>' }]);
    expect(posting?.['description']).toMatch(/^<p>Vente &amp; conseil &lt;b&gt;<\/p>/);
  });
});
