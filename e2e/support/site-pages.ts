/** Every page of the route table, with its title and its headings. */
export type SitePage = { path: string; title: string; heading: string };

export const contentPages: readonly SitePage[] = [
  {
    path: '/',
    title: 'VIPP : Externalisation et expérience client, de la France à l’Afrique',
    heading: 'Vipp, The African BPO & CX leader',
  },
  { path: '/le-groupe', title: 'Le groupe | VIPP', heading: 'Le groupe VIPP' },
  { path: '/prestations', title: 'Nos prestations | VIPP', heading: 'Prestations' },
  { path: '/prestationstest', title: 'Nos prestations | VIPP', heading: 'Prestations' },
  { path: '/vous-accompagner', title: 'Vous accompagner | VIPP', heading: 'Vous accompagner' },
  { path: '/rse', title: 'Responsabilité sociale et environnementale (RSE) | VIPP', heading: 'RSE' },
  { path: '/plan', title: 'Plan du site | VIPP', heading: 'Plan du site' },
  { path: '/politique', title: 'Politique de confidentialité | VIPP', heading: 'Politique de confidentialité' },
  { path: '/mentionslegales', title: 'Mentions légales | VIPP', heading: 'Mentions légales' },
  { path: '/accessibilite', title: 'Déclaration d’accessibilité | VIPP', heading: 'Déclaration d’accessibilité' },
];

/** Articles and a case study of the seed, which the detail pages are tested with. */
export const PDF_ARTICLE = '/actualite/grille-d-ecoute-12-criteres-qualite';
export const HTML_ARTICLE = '/actualite/ecole-de-codage-sixieme-promotion-parite';
export const STUDY = '/etude_de_cas/constructeur-automobile-rappel-138-000-vehicules';

const page = (path: string, heading: string, title = heading): SitePage => ({
  path,
  heading,
  title: `${title} | VIPP`,
});

export const newsPages: readonly SitePage[] = [
  page('/actualite', 'L’actualité du groupe Vipp'),
  page(PDF_ARTICLE, 'Grille d’écoute\u202F: 41 critères hier, 12 aujourd’hui, et une qualité qui s’entend'),
  page(HTML_ARTICLE, 'École de codage\u202F: une sixième promotion à parité, et cent diplômés au compteur'),
  page('/etude-de-cas', 'Études de cas'),
  page('/etude-de-cas/all', 'Toutes les études de cas'),
  page('/etude-de-cas/group?theme=relations-client', 'Relations clients', 'Études de cas\u202F: Relations clients'),
  page(STUDY, 'Un constructeur automobile mène un rappel de 138\u202F000 véhicules sans saturer son réseau'),
];

export const recruitmentPages: readonly SitePage[] = [page('/recrutements', 'Recrutements')];

/** Every page that is built, for what holds on each of them. */
export const sitePages: readonly SitePage[] = [...contentPages, ...newsPages, ...recruitmentPages];

/** A path that no route answers. */
export const MISSING_PATH = '/cette-page-n-existe-pas';

/** Sections of remotes that may be absent: the shell then answers for them. */
export const remoteSections = [
  { path: '/actualite', remote: 'mf-news-studies' },
  { path: '/etude-de-cas', remote: 'mf-news-studies' },
  { path: '/contact', remote: 'mf-forms' },
  { path: '/signalements', remote: 'mf-forms' },
  { path: '/recrutements', remote: 'mf-recruitment' },
  { path: '/recrutements/candidature', remote: 'mf-recruitment' },
] as const;

/** A text that only a section without its remote has. */
export const COMING_TEXT = 'n’est pas encore ouverte';
