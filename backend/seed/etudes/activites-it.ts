import type { SeedEtude } from '../seed-types';

export const activitesItEtudes: SeedEtude[] = [
  {
    title: "Une compagnie d'assurances réunit sept logiciels en un seul poste de travail",
    slug: 'compagnie-assurances-sept-logiciels-un-poste-de-travail',
    metaDescription:
      'Onze développeurs de Paris et de Cotonou livrent en neuf mois un écran unique à 420 gestionnaires de sinistres.',
    theme: 'activités-it',
    typologie: 'Développement applicatif',
    objectif: 'Réduire les délais',
    secteur: 'Banque / Assurance',
    publishedAt: '2023-08-29',
  },
  {
    title: 'Une billetterie accueille 30 000 visiteurs simultanés sans interruption',
    slug: 'billetterie-30-000-visiteurs-simultanes',
    metaDescription:
      'Un an après une ouverture des ventes manquée, un groupe de parcs et de festivals vend 84 000 billets en trois heures.',
    theme: 'activités-it',
    typologie: 'Développement applicatif',
    objectif: "Absorber un pic d'activité",
    secteur: 'Tourisme / loisirs',
    publishedAt: '2024-06-25',
  },
  {
    title: "Un fournisseur d'énergie fait lire ses compteurs par l'IA, sous contrôle humain",
    slug: 'fournisseur-energie-compteurs-ia-controle-humain',
    metaDescription:
      "Le BPO augmenté appliqué à 95 000 photos de compteurs par mois : l'erreur de relève passe de 3,2 % à 0,4 %.",
    theme: 'activités-it',
    typologie: 'Back office',
    objectif: 'Fiabiliser les données',
    secteur: 'Énergie',
    publishedAt: '2025-05-06',
  },
  {
    title: 'Un groupement de pharmacies lance son application de réservation en quatre mois',
    slug: 'groupement-pharmacies-application-de-reservation',
    metaDescription:
      'Produits mis de côté, rendez-vous de vaccination : 310 officines et 62 000 utilisateurs pour une application volontairement sobre.',
    theme: 'activités-it',
    typologie: 'Développement applicatif',
    objectif: 'Améliorer la satisfaction',
    secteur: 'Santé / pharmaceutique',
    publishedAt: '2025-12-09',
  },
  {
    title: 'Un éditeur de logiciels ouvre à Kigali son support technique en anglais',
    slug: 'editeur-logiciels-support-technique-anglais-kigali',
    metaDescription:
      'Vingt-quatre techniciens à Kigali, cinq développeurs à Paris : la première réponse arrive en 38 minutes au lieu de 7 h 40.',
    theme: 'activités-it',
    typologie: 'Service client multicanal',
    objectif: 'Internationaliser le service',
    secteur: 'Technologie',
    publishedAt: '2026-11-03',
  },
];
