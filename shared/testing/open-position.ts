import type { OpenPosition } from '../lib/open-openings';

/** A position that is open in Cotonou from 5 October to 30 June, and in Kigali from 2 November to 1 March. */
export const positionExample: OpenPosition = {
  value: 'Téléconseiller',
  label: 'Téléconseiller',
  summary: 'Vous répondez aux clients de grandes marques.',
  openings: [
    { country: 'Bénin', city: 'Cotonou', countryCode: 'BJ', publishedOn: '2026-10-05', closesOn: '2027-06-30' },
    { country: 'Rwanda', city: 'Kigali', countryCode: 'RW', publishedOn: '2026-11-02', closesOn: '2027-03-01' },
  ],
};
