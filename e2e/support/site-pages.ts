/** What the tests know of the route table: every page that is built, and how it presents itself. */
export type SitePage = { path: string; title: string; heading: string };

export const contentPages: readonly SitePage[] = [
  { path: '/', title: 'VIPP : Externalisation et expérience client, de la France à l’Afrique', heading: 'Vipp, The African BPO & CX leader' },
  { path: '/le-groupe', title: 'Le groupe | VIPP', heading: 'Le groupe VIPP' },
  { path: '/prestations', title: 'Nos prestations | VIPP', heading: 'Prestations' },
  { path: '/prestationstest', title: 'Nos prestations | VIPP', heading: 'Prestations' },
  { path: '/vous-accompagner', title: 'Vous accompagner | VIPP', heading: 'Vous accompagner' },
  { path: '/rse', title: 'Responsabilité sociale et environnementale (RSE) | VIPP', heading: 'RSE' },
  { path: '/plan', title: 'Plan du site | VIPP', heading: 'Plan du site' },
  { path: '/politique', title: 'Politique de confidentialité | VIPP', heading: 'Politique de confidentialité' },
  { path: '/mentionslegales', title: 'Mentions légales | VIPP', heading: 'Mentions légales' },
];

/** A path that no route answers. */
export const MISSING_PATH = '/cette-page-n-existe-pas';

/** Sections of other remotes, which the site may be composed without: the shell then answers for them. */
export const remoteSections = [
  { path: '/actualite', remote: 'mf-news-studies' },
  { path: '/etude-de-cas', remote: 'mf-news-studies' },
  { path: '/contact', remote: 'mf-forms' },
  { path: '/signalements', remote: 'mf-forms' },
  { path: '/recrutements', remote: 'mf-recruitment' },
  { path: '/recrutements/candidature', remote: 'mf-recruitment' },
] as const;

/** What only a section without its remote says. */
export const COMING_TEXT = 'n’est pas encore ouverte';
