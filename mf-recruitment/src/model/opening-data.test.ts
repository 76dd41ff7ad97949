import { positionExample } from '@vipp/shared/testing/open-position';
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
