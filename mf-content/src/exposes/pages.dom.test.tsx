import { screen, within } from '@testing-library/react';
import type { Example } from '@vipp/shared/ui/example';
import { africanSites } from '../components/site-cards';
import { sectors } from '../components/sectors';
import { renderExample } from '@vipp/shared/testing/render-in-site';
import { examples as group } from './group-page.examples';
import { examples as home } from './home-page.examples';
import { examples as rse } from './rse-page.examples';
import { examples as services } from './services-page.examples';
import { examples as support } from './support-page.examples';

const SERVICES = ['Relation_clients', 'soutien', 'commercial', 'it'];

it.each<[string, Example[], string[], readonly string[]]>([
  [
    'the home page',
    home,
    [...SERVICES.map((anchor) => `/prestations#${anchor}`), '/vous-accompagner#secteurs'],
    ['Codage', 'BPO augmenté', 'Acquisition', 'Back office', 'Service client', 'Banque / Assurance'],
  ],
  [
    'the services page',
    services,
    [...SERVICES.map((anchor) => `/#${anchor}`), '/contact', '/vous-accompagner'],
    ['Parlons de votre projet', 'Voir comment'],
  ],
  ['the support page', support, ['/etude_de_cas/voyagiste'], ['91 %', 'Deux semaines', 'Quatre semaines']],
  ['the group’s page', group, ['/#a_paris', '/#en_france', '/#cotonou', '/#lome', '/#kigali'], sectors],
  [
    'the RSE page',
    rse,
    ['/signalements'],
    ['Best Place to Work', 'EcoVadis', 'Haies champêtres', 'Transport électrique', 'Faire un signalement'],
  ],
])('%s has its links and its texts', (_page, examples, links, texts) => {
  renderExample(examples);
  const found = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  for (const href of links) expect([href, found.filter((one) => one === href)]).toEqual([href, [href]]);
  for (const text of texts) expect(screen.getByText(text)).toBeInTheDocument();
});

it('the first paragraph of a chapter of the support page is beside its picture, the others are below both', () => {
  renderExample(support);
  const picture = screen.getByRole('img', { name: 'Motif agile' });
  const follows = (text: string) =>
    picture.compareDocumentPosition(screen.getByText(text)) === Node.DOCUMENT_POSITION_FOLLOWING;
  expect(['Un projet démarre petit.', 'Le volume augmente par paliers.'].map(follows)).toEqual([false, true]);
});

it('each African site of the group’s page has its country, positions and opening, and all their languages', () => {
  renderExample(group);
  expect(africanSites.map(({ anchor }) => document.getElementById(anchor)?.textContent)).toEqual([
    'Ouverture en 2018Cotonou Bénin1\u202F500 positions',
    'Ouverture en 2020Lomé Togo1\u202F000 positions',
    'Ouverture en 2021Kigali Rwanda300 positions',
  ]);
  expect(screen.getByText('On y travaille en français, en anglais et dans les langues locales.')).toBeInTheDocument();
});

it('the labels of the RSE page are headings above their sentences, not figures in large type', () => {
  renderExample(rse);
  const names = within(screen.getByRole('region', { name: 'Nos labels' })).getAllByRole('heading', { level: 3 });
  expect(names.map(({ textContent }) => textContent)).toEqual(['Best Place to Work', 'EcoVadis']);
});

it('each of the seven documents of the RSE page has its format and size', () => {
  renderExample(rse);
  const documents = within(screen.getByRole('region', { name: 'Nos engagements' })).getAllByRole('link');
  expect(documents.map(({ textContent }) => /PDF,\s412\sko$/.test(textContent))).toEqual(Array(7).fill(true));
});
