/** Content entries of the pages about the group, as from the gateway. */
import { STORAGE_BASE } from '@vipp/shared/contract/paths';
import type { Figure, PageEntry, PageItem } from '@vipp/shared/contract/site-data';
import { photographExample } from '@vipp/shared/testing/photograph-example';
import { entryExample, imageExample, itemExample } from '@vipp/shared/testing/content-entries';

const filmExample: Figure = {
  kind: 'video',
  src: `${STORAGE_BASE}/video/presentation.mp4`,
  alt: 'Présentation du groupe',
  caption: '<p>Le groupe en quelques images.</p>',
  width: 1280,
  height: 720,
  captions: `${STORAGE_BASE}/video/presentation.vtt`,
};

const cardExample = (href: string, text: string): PageItem => ({
  title: '',
  html: `<p>Ce que l’on trouve à l’adresse ${href}.</p>`,
  figure: imageExample('carte'),
  link: { href, text },
});

export const groupEntries: PageEntry[] = [
  entryExample('Deux continents'),
  entryExample('The African BPO & CX leader'),
  entryExample('À Paris'),
  entryExample('En Afrique subsaharienne'),
  entryExample('Poursuivre la visite', {
    items: [cardExample('/prestations', 'Voir nos prestations'), cardExample('/recrutements', '')],
  }),
  entryExample('En France', {
    items: [itemExample('La proximité'), itemExample('Le relais')],
    figures: [imageExample('anteuil'), filmExample],
  }),
];

/** As `groupEntries`, with a photograph in each place for a picture. */
export const photographedGroupEntries: PageEntry[] = groupEntries.map((entry) => ({
  ...entry,
  items: entry.items.map((item) => (item.figure ? { ...item, figure: photographExample } : item)),
  figures: entry.figures.map((figure) => (figure.kind === 'image' ? photographExample : figure)),
}));

const documentExample = (title: string, file: string): PageItem =>
  itemExample(title, {
    href: `${STORAGE_BASE}/rse/${file}.pdf`,
    text: `Télécharger ${title}`,
    format: 'PDF',
    bytes: 412_000,
  });

export const rseEntries: PageEntry[] = [
  entryExample('Une responsabilité'),
  entryExample('Politique, chartes et bilans', {
    items: [
      documentExample('Politique RSE', 'politique-rse'),
      documentExample('Code d’éthique', 'code-ethique'),
      documentExample('Charte des achats responsables', 'charte-achats-responsables'),
      documentExample('Charte informatique', 'charte-informatique'),
      documentExample('Politique des droits humains', 'politique-droits-humains'),
      documentExample('Rapport RSE', 'rapport-rse'),
      documentExample('Rapport GRI', 'rapport-gri'),
    ],
  }),
  entryExample('Une identité partagée', {
    items: ['Haies champêtres', 'Transport électrique'].map((name) => ({
      ...itemExample(name),
      figure: imageExample(name),
    })),
  }),
];

export const privacyEntries: PageEntry[] = [
  'Responsable du traitement',
  'Données collectées et finalités',
  'Bases légales',
  'Durées de conservation',
  'Destinataires',
  'Cookies',
  'Vos droits',
  'Sécurité et modifications',
].map((name) => entryExample(name));
