/** Pages that tests open by name. */
type SitePage = { path: string; title: string; heading: string };

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
  { path: '/rse', title: 'Responsabilité sociétale (RSE) | VIPP', heading: 'RSE' },
  { path: '/plan', title: 'Plan du site | VIPP', heading: 'Plan du site' },
  { path: '/politique', title: 'Politique de confidentialité | VIPP', heading: 'Politique de confidentialité' },
  { path: '/mentionslegales', title: 'Mentions légales | VIPP', heading: 'Mentions légales' },
  { path: '/accessibilite', title: 'Déclaration d’accessibilité | VIPP', heading: 'Déclaration d’accessibilité' },
];

/** Articles and a case study of the seed, which the detail pages are tested with; the first has no text beside its PDF. */
export const PDF_ARTICLE = '/actualite/forum-emploi-cotonou-640-candidats';
export const TEXT_AND_PDF_ARTICLE = '/actualite/fon-ewe-kinyarwanda-service-client';
export const HTML_ARTICLE = '/actualite/ecole-de-codage-sixieme-promotion-parite';
export const STUDY = '/etude_de_cas/constructeur-automobile-rappel-138-000-vehicules';

/** A path that no route answers. */
export const MISSING_PATH = '/cette-page-n-existe-pas';
