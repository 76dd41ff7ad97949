/**
 * The remote table: the remotes of this site with their budgets, and every path of the site (requirement 2.1). It is the only
 * list of either: a remote is a folder and its entry here. Versions and addresses of remotes come from the release set.
 */

export type SkeletonKind = 'hero' | 'text' | 'cards';

export type RemotePage = {
  /** Canonical: the gateway redirects every other spelling to it. */
  path: string;
  /** The exposed module that answers it. */
  module: string;
  /** Title of the section where the page itself cannot be loaded. */
  title: string;
  skeleton: SkeletonKind;
  /** Never cached, never sent to another site as referrer: its address or content is a visitor's secret. */
  confidential?: boolean;
};

type Remote = {
  /** Limit for each exposed module with all its files, in thousands of bytes with Brotli. */
  budget: number;
  pages: readonly RemotePage[];
};

const page = (path: string, module: string, title: string, skeleton: SkeletonKind = 'text'): RemotePage => ({
  path,
  module,
  title,
  skeleton,
});
const confidential = (path: string, module: string, title: string): RemotePage => ({
  ...page(path, module, title),
  confidential: true,
});

export const remoteTable = {
  'mf-content': {
    budget: 22,
    pages: [
      page('/', './home-page', 'Accueil', 'hero'),
      page('/le-groupe', './group-page', 'Le groupe'),
      page('/prestations', './services-page', 'Prestations'),
      page('/prestationstest', './services-trial-page', 'Prestations'),
      page('/vous-accompagner', './support-page', 'Vous accompagner'),
      page('/rse', './rse-page', 'RSE'),
      page('/plan', './site-map-page', 'Plan du site'),
      page('/politique', './privacy-page', 'Politique de confidentialité'),
      page('/mentionslegales', './legal-page', 'Mentions légales'),
      page('/accessibilite', './accessibility-page', 'Déclaration d’accessibilité'),
    ],
  },
  'mf-news-studies': {
    budget: 37,
    pages: [
      page('/actualite', './news-list-page', 'Actualités', 'cards'),
      page('/actualite/:slug', './article-page', 'Actualités'),
      page('/etude-de-cas', './study-themes-page', 'Études de cas', 'cards'),
      page('/etude-de-cas/all', './study-list-page', 'Études de cas', 'cards'),
      page('/etude-de-cas/group', './study-list-page', 'Études de cas', 'cards'),
      page('/etude_de_cas/:slug', './study-page', 'Études de cas'),
    ],
  },
  'mf-forms': {
    budget: 37,
    pages: [
      page('/contact', './contact-page', 'Contact'),
      confidential('/signalements', './report-page', 'Signalements'),
      confidential('/signalements/suivi', './report-follow-up-page', 'Suivre un signalement'),
      confidential(
        '/newsletter/confirmation/:token',
        './newsletter-confirmation-page',
        'Confirmation de votre inscription',
      ),
      confidential(
        '/newsletter/desinscription/:token',
        './newsletter-unsubscribe-page',
        'Désinscription de la newsletter',
      ),
      confidential('/etude-de-cas/lien/:token', './study-link-page', 'Votre étude de cas'),
      confidential(
        '/forget-password/verification-e-mail',
        './verify-email-page',
        'Vérification de l’adresse électronique',
      ),
      confidential(
        '/forget-password/change-your-password/:slug',
        './reset-password-page',
        'Réinitialisation du mot de passe',
      ),
    ],
  },
  'mf-recruitment': {
    budget: 50,
    pages: [
      page('/recrutements', './recruitment-page', 'Recrutements'),
      page('/recrutements/postes/:slug', './opening-page', 'Recrutements'),
      page('/recrutements/candidature', './application-identity-page', 'Candidature'),
      page('/recrutements/candidature/step2', './application-background-page', 'Candidature'),
      confidential('/recrutementdetails/:id', './application-details-page', 'Suivi de votre candidature'),
      confidential('/recrutementeditform/:id', './application-edit-page', 'Modifier votre candidature'),
      confidential('/recrutements/atelier/brouillons/:draft', './workshop-draft-page', 'Brouillon du formulaire'),
      confidential('/recrutements/atelier', './workshop-forms-page', 'Atelier de recrutement'),
      confidential(
        '/recrutements/atelier/lien/:token',
        './workshop-draft-link-page',
        'Brouillon du formulaire de candidature',
      ),
      confidential('/recrutements/atelier/chiffres', './workshop-figures-page', 'Chiffres du formulaire'),
      confidential('/recrutements/atelier/candidatures', './workshop-applications-page', 'Candidatures reçues'),
      confidential('/recrutements/atelier/candidatures/:reference', './workshop-application-page', 'Une candidature'),
      confidential('/recrutements/atelier/journal', './workshop-audit-page', 'Journal de l’atelier'),
    ],
  },
} satisfies Readonly<Record<`mf-${string}`, Remote>>;

export type RemoteName = keyof typeof remoteTable;

/** In the order of the table. */
export const REMOTES = Object.keys(remoteTable) as [RemoteName, ...RemoteName[]];
