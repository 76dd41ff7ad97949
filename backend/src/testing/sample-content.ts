/** A small content with one of everything; its texts are not typeset yet. */
import { stringify } from 'yaml';
import type { ContentDocument } from '../content/document';
import { PAGES } from '../content/pages';

/** Texts of the first section of pages. */
const TEXTS: Readonly<Record<string, string>> = { home: 'Bienvenue !', rse: 'Nos engagements' };

const pages = Object.entries(PAGES).map(([name, { title, entries }]): ContentDocument => {
  const sections = entries.map(({ key }, place) => [
    key,
    place === 0 ? { name: title, content: TEXTS[name] ?? 'Un texte' } : { name: key, content: '' },
  ]);
  return { path: `pages/${name}.yaml`, text: stringify(Object.fromEntries(sections)) };
});

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
