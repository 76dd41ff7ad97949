import type { SeedEtude } from '../seed-types';

export const soutienDActiviteEtudes: SeedEtude[] = [
  {
    title: 'Une mutuelle divise par trois son délai de traitement des courriers',
    slug: 'mutuelle-divise-par-trois-delai-courriers',
    metaDescription:
      'De neuf jours à trois : une mutuelle qui reçoit 38 000 courriers par mois confie les actes courants à 46 gestionnaires de Cotonou.',
    theme: 'soutien-d-activite',
    typologie: 'Back office',
    objectif: 'Réduire les délais',
    secteur: 'Banque / Assurance',
    publishedAt: '2023-04-05',
  },
  {
    title: 'Un gestionnaire de biens numérise 180 000 baux et retrouve chaque pièce en une minute',
    slug: 'gestionnaire-de-biens-numerise-180-000-baux',
    metaDescription:
      "Vingt-deux agences, 4,3 millions de pages : comment un gestionnaire locatif a fiabilisé ses baux avec nos équipes d'Anteuil et de Lomé.",
    theme: 'soutien-d-activite',
    typologie: 'Back office',
    objectif: 'Fiabiliser les données',
    secteur: 'Immobilier',
    publishedAt: '2023-09-21',
  },
  {
    title: 'Un distributeur en ligne rembourse ses retours de fêtes en cinq jours au lieu de seize',
    slug: 'distributeur-en-ligne-rembourse-retours-de-fetes',
    metaDescription:
      'Après Noël, les retours triplent. Une équipe de Lomé passée de 25 à 75 gestionnaires a tenu le délai promis aux acheteurs.',
    theme: 'soutien-d-activite',
    typologie: 'Back office',
    objectif: "Absorber un pic d'activité",
    secteur: 'E-commerce',
    publishedAt: '2024-02-15',
  },
  {
    title: 'Un laboratoire pharmaceutique remet à jour 62 000 fiches de professionnels de santé',
    slug: 'laboratoire-pharmaceutique-62-000-fiches-professionnels-de-sante',
    metaDescription:
      "En quatre mois, douze opératrices et opérateurs de Cotonou ont vérifié, dédoublonné et corrigé le fichier d'un laboratoire.",
    theme: 'soutien-d-activite',
    typologie: 'Back office',
    objectif: 'Fiabiliser les données',
    secteur: 'Santé / pharmaceutique',
    publishedAt: '2024-12-05',
  },
  {
    title: 'Un opérateur de fibre corrige 210 000 adresses et réussit ses raccordements',
    slug: 'operateur-fibre-corrige-210-000-adresses',
    metaDescription:
      'Une adresse juste évite un technicien devant la mauvaise porte : les échecs de raccordement passent de 14 % à 6 %.',
    theme: 'soutien-d-activite',
    typologie: 'Back office',
    objectif: 'Fiabiliser les données',
    secteur: 'Télécom',
    publishedAt: '2025-07-10',
  },
  {
    title: 'Un portail immobilier vérifie 9 000 annonces par jour avant leur publication',
    slug: 'portail-immobilier-verifie-9-000-annonces-par-jour',
    metaDescription:
      'Fausses locations, photos volées, surfaces fantaisistes : à Kigali, 22 modérateurs vérifient les annonces en 35 minutes.',
    theme: 'soutien-d-activite',
    typologie: 'Modération',
    objectif: 'Fiabiliser les données',
    secteur: 'Immobilier',
    publishedAt: '2026-03-10',
  },
];
