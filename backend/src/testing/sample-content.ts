/** A small content with one of everything; its texts are not typeset yet. */
import { stringify } from 'yaml';
import type { ContentDocument } from '../content/document';
import { PAGES } from '../content/pages';

const page = (name: string, [first = '', second = '']: readonly [string?, string?]): ContentDocument => ({
  path: `pages/${name}.yaml`,
  text: (PAGES[name]?.keys ?? [])
    .map((key, place) => `${key}:\n  name: ${place === 0 ? first : key}\n  content: ${place === 0 ? second : ''}\n`)
    .join('')
    .replaceAll('content: \n', 'content: ""\n'),
});

const pages = [
  page('home', ['Accueil', 'Bienvenue !']),
  page('politique', ['Cookies', '<p id="cookies">Vos choix</p>']),
  page('mentions-legales', ['Éditeur', 'VIPP']),
  page('recrutements', ['Recrutement', 'Nous recrutons']),
  page('contact', ['Contact', 'Écrivez-nous']),
  page('rse', ['RSE', 'Nos engagements']),
  page('vous-accompagner', ['Agile', 'Avec vous']),
  page('prestations', ['Prestations', 'Nos métiers']),
  page('le-groupe', ['Le groupe', 'Quatre pays']),
  page('signalements', ['Signalements', 'Vous êtes protégé']),
];

/** With the default picture, and without a body the default PDF. */
const illustrated = (path: string, fields: object, body = ''): ContentDocument => ({
  path,
  text: `---\n${stringify(fields)}---\n${body}`,
});

const posts = [
  illustrated('posts/ouverture-a-kigali.md', {
    title: 'Ouverture à Kigali',
    date: '2024-05-02',
    categories: ['Implantations', 'Vie du groupe'],
    description: 'Un nouveau site.',
    metaDescription: 'Un nouveau site à Kigali.',
  }),
  illustrated(
    'posts/l-annee-commence.md',
    {
      title: "L'année commence",
      date: '2023-01-09',
      categories: ['Vie du groupe'],
      description: 'Nos voeux.',
      metaDescription: 'Les voeux du groupe.',
    },
    '\nBonne année !\n',
  ),
];

const etudes = [
  illustrated('etudes/un-service-client-en-six-semaines.md', {
    ...{ title: 'Un service client en six semaines', date: '2024-03-11', theme: 'relations-client' },
    ...{ typologie: 'Service client', objectif: 'Satisfaction', secteur: 'Banque / Assurance' },
    metaDescription: 'Comment un service est né.',
  }),
  illustrated('etudes/coder-a-cotonou.md', {
    ...{ title: 'Coder à Cotonou', date: '2023-10-20', theme: 'activités-it' },
    ...{ typologie: 'Développement', objectif: 'Capacité', secteur: 'Technologie' },
    metaDescription: 'Une équipe de développement.',
  }),
];

export const sampleContent: readonly ContentDocument[] = [...pages, ...posts, ...etudes];
