import type { SeedEtude } from '../seed-types';

export const actionsCommercialesEtudes: SeedEtude[] = [
  {
    title: 'Un éditeur de logiciels de gestion obtient 1 240 rendez-vous qualifiés en neuf mois',
    slug: 'editeur-logiciels-gestion-1-240-rendez-vous-qualifies',
    metaDescription:
      'Douze prospecteurs à Lomé, 31 000 PME ciblées et une règle : un rendez-vous compte seulement si le commercial le confirme.',
    theme: 'actions-commerciales',
    typologie: 'Prospection',
    objectif: 'Accroître les ventes',
    secteur: 'Technologie',
    publishedAt: '2023-05-16',
  },
  {
    title: "Un loueur automobile garde 1 700 conducteurs de plus à l'échéance de leur contrat",
    slug: 'loueur-automobile-conducteurs-echeance-contrat',
    metaDescription:
      "Trois appels au bon moment plutôt qu'une relance tardive : le renouvellement des contrats passe de 46 % à 58 % en un an.",
    theme: 'actions-commerciales',
    typologie: 'Fidélisation',
    objectif: 'Accroître les ventes',
    secteur: 'Automobile',
    publishedAt: '2024-01-23',
  },
  {
    title: "Une banque régionale renoue avec 48 000 clients dont elle n'avait plus de nouvelles",
    slug: 'banque-regionale-renoue-avec-48-000-clients',
    metaDescription:
      'Vingt-huit conseillers à Lomé appellent pour prendre des nouvelles, sans rien vendre. La recommandation gagne dix-sept points.',
    theme: 'actions-commerciales',
    typologie: 'Fidélisation',
    objectif: 'Améliorer la satisfaction',
    secteur: 'Banque / Assurance',
    publishedAt: '2024-05-30',
  },
  {
    title: 'Un magazine retient un abonné sur trois au moment de la résiliation',
    slug: 'magazine-retient-un-abonne-sur-trois',
    metaDescription:
      'Écouter la raison du départ, proposer une pause ou un autre rythme : 7 130 abonnements conservés en dix mois depuis Cotonou.',
    theme: 'actions-commerciales',
    typologie: 'Fidélisation',
    objectif: 'Accroître les ventes',
    secteur: 'Médias',
    publishedAt: '2024-09-12',
  },
  {
    title: "Un réseau d'agences immobilières rappelle chaque vendeur dans le quart d'heure",
    slug: 'reseau-agences-immobilieres-rappelle-vendeurs-quart-heure',
    metaDescription:
      "Une demande d'estimation refroidit en quelques heures. À Anteuil, seize conseillers rappellent en onze minutes, tous les jours.",
    theme: 'actions-commerciales',
    typologie: 'Prospection',
    objectif: 'Réduire les délais',
    secteur: 'Immobilier',
    publishedAt: '2025-02-06',
  },
  {
    title: "Une chaîne hôtelière va chercher sa clientèle d'affaires dans quatre pays",
    slug: 'chaine-hoteliere-clientele-affaires-quatre-pays',
    metaDescription:
      "De Lomé et de Kigali, en français et en anglais, 18 prospecteurs ouvrent 412 comptes d'entreprise pour huit hôtels.",
    theme: 'actions-commerciales',
    typologie: 'Prospection',
    objectif: 'Internationaliser le service',
    secteur: 'Tourisme / loisirs',
    publishedAt: '2026-01-20',
  },
  {
    title: "Un fournisseur d'énergie reconstruit sa prospection sur le consentement",
    slug: 'fournisseur-energie-prospection-consentement',
    metaDescription:
      "Avant l'échéance du 11 août 2026, un fournisseur a trié 640 000 fiches. Il appelle quatre fois moins et vend presque autant.",
    theme: 'actions-commerciales',
    typologie: 'Prospection',
    objectif: 'Fiabiliser les données',
    secteur: 'Énergie',
    publishedAt: '2026-10-06',
  },
];
