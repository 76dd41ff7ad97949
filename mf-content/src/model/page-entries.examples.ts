/** Content entries as from the gateway, for tests and examples. */
import type { PageEntry, PostCard } from '@vipp/shared/contract/site-data';
import { entryExample, imageExample, itemExample } from '@vipp/shared/testing/content-entries';

export const homeEntries: PageEntry[] = [
  entryExample('Une équipe entre deux continents', {
    actions: [{ href: '/le-groupe', text: 'Découvrir le groupe' }],
  }),
  entryExample('Secteurs d’activités', {
    items: ['Banque / Assurance', 'Télécom'].map((html) => ({ title: '', html, figure: null, link: null })),
  }),
  entryExample('Le même jour de travail', { figures: [imageExample('jour')] }),
  entryExample('Grandir avec les villes', { actions: [{ href: '/rse', text: 'Lire nos engagements' }] }),
  entryExample('Des résultats', {
    items: [itemExample('50 s', { href: '/etude_de_cas/attente', text: 'Lire l’étude' })],
  }),
];

export const servicesEntries: PageEntry[] = [
  entryExample('Quatre familles de services'),
  entryExample('Relations clients', { items: ['Service client', 'Modération'].map((title) => itemExample(title)) }),
  entryExample('Soutien d’activité', { items: ['Back office', 'Digitalisation'].map((title) => itemExample(title)) }),
  entryExample('Actions commerciales', { items: ['Acquisition', 'Rétention'].map((title) => itemExample(title)) }),
  entryExample('Activités IT', { items: ['Codage', 'BPO augmenté'].map((title) => itemExample(title)) }),
  entryExample('Parlons de votre projet'),
  entryExample('Études de cas', { actions: [{ href: '/etude-de-cas', text: 'Lire les études de cas' }] }),
  entryExample('Aller plus loin', {
    items: [
      itemExample('Un texte qui n’est pas un bandeau'),
      itemExample('Organiser votre projet', { href: '/vous-accompagner', text: 'Voir comment' }),
      itemExample('Une équipe en France', { href: 'https://soeur.example/', text: 'Visiter le site' }),
    ],
  }),
];

export const supportEntries: PageEntry[] = [
  entryExample('Externaliser sans perdre la main', {
    items: [itemExample('91 %', { href: '/etude_de_cas/voyagiste', text: 'Étude de cas, 2024' })],
  }),
  entryExample('Une organisation agile', {
    prose: '<p>Un projet démarre petit.</p><p>Le volume augmente par paliers.</p>',
    items: ['Deux semaines', 'Quatre semaines'].map((title) => itemExample(title)),
    figures: [imageExample('agile')],
  }),
  entryExample('Vos secteurs', { items: ['Banque / Assurance', 'Télécom'].map((title) => itemExample(title)) }),
  entryExample('Une organisation lisible', {
    items: ['Chaque jour', 'Chaque mois'].map((title) => itemExample(title)),
  }),
  entryExample('Des coûts maîtrisés'),
  entryExample('Une qualité normalisée'),
  entryExample('Une innovation utile'),
];

export const postExamples: PostCard[] = ['Kigali', 'Lomé', 'Cotonou'].map((town, index) => ({
  id: index + 1,
  title: `Un nouveau plateau à ${town}`,
  slug: `plateau-${index + 1}`,
  description: `Ce qui change à ${town}.`,
  image: index === 2 ? null : `/backend/public/storage/posts/plateau-${index + 1}.svg`,
  imageWidth: 1200,
  imageHeight: 800,
  publishedAt: `2024-0${index + 1}-15`,
  categories: ['Vie du groupe'],
}));
