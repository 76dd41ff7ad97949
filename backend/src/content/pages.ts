/** The pages whose texts are content. */
import { CONTENT_PAGES as N, type ContentPageNumber } from '@vipp/shared/contract/paths';

type PageDocument = { page: ContentPageNumber; at: string; title: string; keys: readonly string[] };

const page = (number: ContentPageNumber, at: string, title: string, keys: string): PageDocument => ({
  page: number,
  at,
  title,
  keys: keys.split(' '),
});

/** Pages by the name of their file: address, title, and keys of their entries in the order of docs/contracts/content-pages.md. */
export const PAGES: Readonly<Record<string, PageDocument>> = {
  home: page(N.home, '/', 'Accueil', 'intro sectors countries engagement proof'),
  politique: page(
    N.politique,
    '/politique',
    'Politique de confidentialité',
    'controller data legal-bases retention recipients cookies rights security summary',
  ),
  'mentions-legales': page(
    N.mentionsLegales,
    '/mentionslegales',
    'Mentions légales',
    'publisher publication hosting property liability summary',
  ),
  recrutements: page(N.recrutements, '/recrutements', 'Recrutements', 'recruitment jobs application life'),
  contact: page(N.contact, '/contact', 'Contact', 'intro sites newsletter'),
  rse: page(N.rse, '/rse', 'RSE', 'intro commitments partners'),
  'vous-accompagner': page(
    N.vousAccompagner,
    '/vous-accompagner',
    'Vous accompagner',
    'intro agility sectors organisation costs standards innovation',
  ),
  prestations: page(
    N.prestations,
    '/prestations',
    'Prestations',
    'intro customer-relations back-office sales it contact-button case-studies bands',
  ),
  'le-groupe': page(N.leGroupe, '/le-groupe', 'Le groupe', 'intro band paris africa cards france'),
  signalements: page(N.signalements, '/signalements', 'Signalements', 'commitments procedure form protection'),
};

/** The page of a path such as `pages/home.yaml`; undefined for other documents. */
export const pageOf = (path: string): PageDocument | undefined => PAGES[/^pages\/(.*)\.yaml$/.exec(path)?.[1] ?? ''];
