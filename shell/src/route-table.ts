/**
 * Every path of the site (SPEC §2): which remote answers it, with which exposed module, and the section's
 * title where the page itself cannot be had. The shell owns the paths; a remote owns what is behind them.
 * Paths are canonical: `canonical-address.ts` brings every other spelling here.
 */
import type { PageAddress } from './federation/load-page';

export type SkeletonKind = 'hero' | 'text' | 'cards';

export type SiteRoute = PageAddress & { path: string; title: string; skeleton: SkeletonKind };

const content = (path: string, module: string, title: string, skeleton: SkeletonKind = 'text'): SiteRoute => ({
  path, title, skeleton, remote: 'mf-content', module,
});
const news = (path: string, module: string, title: string, skeleton: SkeletonKind): SiteRoute => ({
  path, title, skeleton, remote: 'mf-news-studies', module,
});
const forms = (path: string, module: string, title: string): SiteRoute => ({
  path, title, skeleton: 'text', remote: 'mf-forms', module,
});
const recruitment = (path: string, module: string, title: string, skeleton: SkeletonKind = 'text'): SiteRoute => ({
  path, title, skeleton, remote: 'mf-recruitment', module,
});

export const routeTable: readonly SiteRoute[] = [
  content('/', './home-page', 'Accueil', 'hero'),
  content('/le-groupe', './group-page', 'Le groupe'),
  content('/prestations', './services-page', 'Prestations'),
  content('/prestationstest', './services-trial-page', 'Prestations'),
  content('/vous-accompagner', './support-page', 'Vous accompagner'),
  content('/rse', './rse-page', 'RSE'),
  content('/plan', './site-map-page', 'Plan du site'),
  content('/politique', './privacy-page', 'Politique de confidentialité'),
  content('/mentionslegales', './legal-page', 'Mentions légales'),

  news('/actualite', './news-list-page', 'Actualités', 'cards'),
  news('/actualite/:slug', './article-page', 'Actualités', 'text'),
  news('/etude-de-cas', './study-themes-page', 'Études de cas', 'cards'),
  news('/etude-de-cas/all', './study-list-page', 'Études de cas', 'cards'),
  news('/etude-de-cas/group', './study-list-page', 'Études de cas', 'cards'),
  news('/etude_de_cas/:slug', './study-page', 'Études de cas', 'text'),

  forms('/contact', './contact-page', 'Contact'),
  forms('/signalements', './report-page', 'Signalements'),
  forms('/forget-password/verification-e-mail', './verify-email-page', 'Vérification de l’adresse électronique'),
  forms('/forget-password/change-your-password/:slug', './reset-password-page', 'Réinitialisation du mot de passe'),

  recruitment('/recrutements', './recruitment-page', 'Recrutements', 'text'),
  recruitment('/recrutements/candidature', './application-identity-page', 'Candidature'),
  recruitment('/recrutements/candidature/step2', './application-background-page', 'Candidature'),
  recruitment('/recrutementdetails/:id', './application-details-page', 'Suivi de votre candidature', 'text'),
  recruitment('/recrutementeditform/:id', './application-edit-page', 'Modifier votre candidature', 'text'),
];
