/** Content entries of the recruitment page as from the gateway, and an open position. */
import { STORAGE_BASE } from '@vipp/shared/contract/paths';
import type { Figure, PageEntry, PageItem } from '@vipp/shared/contract/site-data';
import type { OpenPosition } from '@vipp/shared/lib/open-openings';

const figure = (name: string): Figure => ({
  kind: 'image',
  src: `${STORAGE_BASE}/pages/${name}.svg`,
  alt: `Motif ${name}`,
  caption: '',
  width: 1200,
  height: 675,
});

const item = (title: string, picture: Figure | null = null): PageItem => ({
  title,
  html: `<p>${title}, en une phrase.</p>`,
  figure: picture,
  link: null,
});

function entry(name: string, parts: Partial<PageEntry>): PageEntry {
  const prose = `<p>${name}, en quelques mots.</p>`;
  return { name, content: prose, prose, items: [], actions: [], figures: [], ...parts };
}

export const recruitmentEntries: PageEntry[] = [
  entry('Rejoignez-nous', { figures: [figure('rejoignez-nous')] }),
  entry('Nos métiers', {
    items: ['Conseil à la clientèle', 'Qualité et formation', 'Informatique'].map((title) => item(title)),
  }),
  entry('Votre candidature, étape par étape', {
    items: ['Le dossier en ligne', 'Les tests', 'L’entretien'].map((title) => item(title)),
  }),
  entry('La vie dans l’entreprise', { items: [item('Sport', figure('vie-sport')), item('Salle de repos')] }),
];

export const positionExample: OpenPosition = {
  value: 'Téléconseiller',
  label: 'Téléconseiller',
  summary: 'Vous répondez aux clients de grandes marques.',
  openings: [
    { country: 'Bénin', city: 'Cotonou', countryCode: 'BJ', publishedOn: '2026-10-05', closesOn: '2027-06-30' },
    { country: 'Rwanda', city: 'Kigali', countryCode: 'RW', publishedOn: '2026-11-02', closesOn: '2027-03-01' },
  ],
};
