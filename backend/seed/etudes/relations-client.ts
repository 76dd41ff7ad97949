import type { SeedEtude } from '../seed-types';

export const relationsClientEtudes: SeedEtude[] = [
  {
    title: "Un opérateur télécom ramène son temps d'attente de six minutes à cinquante secondes",
    slug: 'operateur-telecom-temps-attente-cinquante-secondes',
    metaDescription:
      "Comment 85 conseillers installés à Cotonou ont rendu un service client joignable à 1,2 million d'abonnés mobile et fibre.",
    theme: 'relations-client',
    typologie: 'Service client multicanal',
    objectif: 'Réduire les délais',
    secteur: 'Télécom',
    publishedAt: '2023-02-14',
  },
  {
    title: 'Trois marchés, deux langues : une place de marché ouvre son service client en Afrique',
    slug: 'place-de-marche-service-client-trois-marches-deux-langues',
    metaDescription:
      "Sénégal, Côte d'Ivoire, Kenya : une place de marché de mode accueille ses nouveaux clients depuis Lomé et Kigali, surtout par messagerie.",
    theme: 'relations-client',
    typologie: 'Service client multicanal',
    objectif: 'Internationaliser le service',
    secteur: 'E-commerce',
    publishedAt: '2023-06-20',
  },
  {
    title: 'Un groupe de presse modère 40 000 commentaires par jour sans éteindre le débat',
    slug: 'groupe-de-presse-modere-40-000-commentaires-par-jour',
    metaDescription:
      'Jour et nuit, 48 modérateurs à Cotonou publient en neuf minutes les commentaires des lecteurs de six titres de presse.',
    theme: 'relations-client',
    typologie: 'Modération',
    objectif: 'Réduire les délais',
    secteur: 'Médias',
    publishedAt: '2023-11-08',
  },
  {
    title: "Un voyagiste double sa capacité de réponse en cinq semaines avant l'été",
    slug: 'voyagiste-double-capacite-de-reponse-avant-ete',
    metaDescription:
      "Soixante conseillers recrutés et formés à Lomé en cinq semaines : un voyagiste traverse sa haute saison avec 91 % d'appels pris.",
    theme: 'relations-client',
    typologie: 'Service client multicanal',
    objectif: "Absorber un pic d'activité",
    secteur: 'Tourisme / loisirs',
    publishedAt: '2024-04-18',
  },
  {
    title: "Un fournisseur d'énergie répond sur les réseaux sociaux en moins d'une heure",
    slug: 'fournisseur-energie-reseaux-sociaux-moins-une-heure',
    metaDescription:
      'Vingt-quatre conseillers lisent 31 000 commentaires par mois et règlent sept demandes sur dix sans renvoyer le client au téléphone.',
    theme: 'relations-client',
    typologie: 'Modération',
    objectif: 'Améliorer la satisfaction',
    secteur: 'Énergie',
    publishedAt: '2024-10-03',
  },
  {
    title: "Un réseau de laboratoires d'analyses décroche 96 % des appels de ses patients",
    slug: 'reseau-laboratoires-analyses-96-pour-cent-appels',
    metaDescription:
      'À Anteuil, 52 conseillers accueillent les patients de 74 laboratoires et rendent plus de deux heures par jour aux secrétariats.',
    theme: 'relations-client',
    typologie: 'Service client multicanal',
    objectif: 'Améliorer la satisfaction',
    secteur: 'Santé / pharmaceutique',
    publishedAt: '2025-03-27',
  },
  {
    title: 'Une messagerie mobile fait modérer ses signalements en éwé, en kinyarwanda et en français',
    slug: 'messagerie-mobile-moderation-ewe-kinyarwanda-francais',
    metaDescription:
      'À Lomé et à Kigali, 44 modérateurs traitent 6 500 signalements par jour dans la langue où les messages ont été écrits.',
    theme: 'relations-client',
    typologie: 'Modération',
    objectif: 'Internationaliser le service',
    secteur: 'Technologie',
    publishedAt: '2025-09-16',
  },
  {
    title: 'Un constructeur automobile mène un rappel de 138 000 véhicules sans saturer son réseau',
    slug: 'constructeur-automobile-rappel-138-000-vehicules',
    metaDescription:
      "À Cotonou et Anteuil, 70 conseillers organisent le passage de 112 000 voitures à l'atelier en six mois, au rythme des pièces.",
    theme: 'relations-client',
    typologie: 'Service client multicanal',
    objectif: "Absorber un pic d'activité",
    secteur: 'Automobile',
    publishedAt: '2026-05-12',
  },
];
