import { accessibilityAssessment, conformityWord } from '@vipp/shared/lib/accessibility-conformity';

/** Links of header and footer (requirement 2.6), grouped by what visitors search for. */
export type SiteLink = { to: string; text: string };

export const headerLinks: readonly SiteLink[] = [
  { to: '/le-groupe', text: 'Le groupe' },
  { to: '/prestations', text: 'Prestations' },
  { to: '/vous-accompagner', text: 'Vous accompagner' },
  { to: '/rse', text: 'RSE' },
  { to: '/contact', text: 'Contact' },
  { to: '/recrutements', text: 'Recrutements' },
];

export const footerGroups: readonly { title: string; links: readonly SiteLink[] }[] = [
  {
    title: 'Le groupe',
    links: [
      { to: '/le-groupe', text: 'Qui nous sommes' },
      { to: '/rse', text: 'Notre démarche RSE' },
      { to: '/actualite', text: 'Actualités' },
    ],
  },
  {
    title: 'Notre offre',
    links: [
      { to: '/prestations', text: 'Prestations' },
      { to: '/vous-accompagner', text: 'Vous accompagner' },
      { to: '/etude-de-cas', text: 'Études de cas' },
    ],
  },
  {
    title: 'Échanger',
    links: [
      { to: '/contact', text: 'Contact' },
      { to: '/recrutements', text: 'Recrutements' },
      { to: '/signalements', text: 'Signalements' },
    ],
  },
];

export const legalLinks: readonly SiteLink[] = [
  { to: '/plan', text: 'Plan du site' },
  { to: '/politique', text: 'Politique de confidentialité' },
  { to: '/mentionslegales', text: 'Mentions légales' },
  // The law requires this statement on every page.
  { to: '/accessibilite', text: `Accessibilité\u202F: ${conformityWord(accessibilityAssessment)}` },
];

export const towns = ['Paris', 'Anteuil', 'Cotonou', 'Lomé', 'Kigali'] as const;

/** Links on a page that has nothing to show. */
export const recoveryLinks: readonly SiteLink[] = [
  { to: '/', text: 'Accueil' },
  { to: '/le-groupe', text: 'Le groupe' },
  { to: '/prestations', text: 'Prestations' },
  { to: '/vous-accompagner', text: 'Vous accompagner' },
  { to: '/rse', text: 'RSE' },
  { to: '/etude-de-cas', text: 'Études de cas' },
  { to: '/actualite', text: 'Actualités' },
  { to: '/contact', text: 'Contact' },
  { to: '/recrutements', text: 'Recrutements' },
  { to: '/plan', text: 'Plan du site' },
];
