/**
 * Every path of the site (requirement 2.1): which remote answers it, with which exposed module, and the section's
 * title where the page itself cannot be loaded. The shell owns the paths; a remote owns what is behind them.
 * Paths are canonical: `canonical-address.ts` maps every other spelling to them.
 */
import type { PageAddress } from './federation/load-page';

export type SkeletonKind = 'hero' | 'text' | 'cards';

export type SiteRoute = PageAddress & {
  path: string;
  title: string;
  skeleton: SkeletonKind;
  /** Never cached, never sent to another site as referrer: its address or content is a visitor's secret. */
  confidential?: boolean;
};

const content = (path: string, module: string, title: string, skeleton: SkeletonKind = 'text'): SiteRoute => ({
  path,
  title,
  skeleton,
  remote: 'mf-content',
  module,
});
const news = (path: string, module: string, title: string, skeleton: SkeletonKind): SiteRoute => ({
  path,
  title,
  skeleton,
  remote: 'mf-news-studies',
  module,
});
const forms = (path: string, module: string, title: string): SiteRoute => ({
  path,
  title,
  skeleton: 'text',
  remote: 'mf-forms',
  module,
});
const confidential = (route: SiteRoute): SiteRoute => ({ ...route, confidential: true });
const recruitment = (path: string, module: string, title: string, skeleton: SkeletonKind = 'text'): SiteRoute => ({
  path,
  title,
  skeleton,
  remote: 'mf-recruitment',
  module,
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
  content('/accessibilite', './accessibility-page', 'Déclaration d’accessibilité'),

  news('/actualite', './news-list-page', 'Actualités', 'cards'),
  news('/actualite/:slug', './article-page', 'Actualités', 'text'),
  news('/etude-de-cas', './study-themes-page', 'Études de cas', 'cards'),
  news('/etude-de-cas/all', './study-list-page', 'Études de cas', 'cards'),
  news('/etude-de-cas/group', './study-list-page', 'Études de cas', 'cards'),
  news('/etude_de_cas/:slug', './study-page', 'Études de cas', 'text'),

  forms('/contact', './contact-page', 'Contact'),
  confidential(forms('/signalements', './report-page', 'Signalements')),
  confidential(forms('/signalements/suivi', './report-follow-up-page', 'Suivre un signalement')),
  confidential(
    forms('/newsletter/confirmation/:token', './newsletter-confirmation-page', 'Confirmation de votre inscription'),
  ),
  confidential(
    forms('/newsletter/desinscription/:token', './newsletter-unsubscribe-page', 'Désinscription de la newsletter'),
  ),
  confidential(forms('/etude-de-cas/lien/:token', './study-link-page', 'Votre étude de cas')),
  confidential(
    forms('/forget-password/verification-e-mail', './verify-email-page', 'Vérification de l’adresse électronique'),
  ),
  confidential(
    forms('/forget-password/change-your-password/:slug', './reset-password-page', 'Réinitialisation du mot de passe'),
  ),

  recruitment('/recrutements', './recruitment-page', 'Recrutements', 'text'),
  recruitment('/recrutements/postes/:slug', './opening-page', 'Recrutements'),
  recruitment('/recrutements/candidature', './application-identity-page', 'Candidature'),
  recruitment('/recrutements/candidature/step2', './application-background-page', 'Candidature'),
  confidential(
    recruitment('/recrutementdetails/:id', './application-details-page', 'Suivi de votre candidature', 'text'),
  ),
  confidential(
    recruitment('/recrutementeditform/:id', './application-edit-page', 'Modifier votre candidature', 'text'),
  ),
];
