/** A small seed with one of everything; its texts are not typeset yet. */
import type { SeedEtude, SeedPages, SeedPost } from '../../seed/seed-types';
import type { SeedContent } from '../seeding/typeset-seed';

const pages: SeedPages = {
  1: [
    { name: 'Accueil', content: '<p>Bienvenue !</p>' },
    { name: 'Secteurs', content: '<ul><li>Banque</li></ul>' },
  ],
  2: [{ name: 'Cookies', content: '<p id="cookies">Vos choix</p>' }],
  3: [{ name: 'Éditeur', content: '<p>VIPP</p>' }],
  4: [{ name: 'Recrutement', content: '<p>Nous recrutons</p>' }],
  5: [{ name: 'Contact', content: '<p>Écrivez-nous</p>' }],
  6: [{ name: 'RSE', content: '<p>Nos engagements</p>' }],
  7: [{ name: 'Agile', content: '<p>Avec vous</p>' }],
  8: [{ name: 'Prestations', content: '<p>Nos métiers</p>' }],
  9: [{ name: 'Le groupe', content: '<p>Quatre pays</p>' }],
  10: [{ name: 'Signalements', content: '<p>Vous êtes protégé</p>' }],
};

const posts: SeedPost[] = [
  {
    title: 'Ouverture à Kigali',
    slug: 'ouverture-a-kigali',
    description: 'Un nouveau site.',
    metaDescription: 'Un nouveau site à Kigali.',
    categories: ['Implantations', 'Vie du groupe'],
    publishedAt: '2024-05-02',
  },
  {
    title: "L'année commence",
    slug: 'l-annee-commence',
    description: 'Nos voeux.',
    metaDescription: 'Les voeux du groupe.',
    categories: ['Vie du groupe'],
    publishedAt: '2023-01-09',
    html: '<p>Bonne année !</p>',
  },
];

const etudes: SeedEtude[] = [
  {
    title: 'Un service client en six semaines',
    slug: 'un-service-client-en-six-semaines',
    metaDescription: 'Comment un service est né.',
    theme: 'relations-client',
    typologie: 'Service client',
    objectif: 'Satisfaction',
    secteur: 'Banque / Assurance',
    publishedAt: '2024-03-11',
  },
  {
    title: 'Coder à Cotonou',
    slug: 'coder-a-cotonou',
    metaDescription: 'Une équipe de développement.',
    theme: 'activités-it',
    typologie: 'Développement',
    objectif: 'Capacité',
    secteur: 'Technologie',
    publishedAt: '2023-10-20',
  },
];

export const sampleContent: SeedContent = { pages, posts, etudes };
