/** The pages whose texts are content. */
import { CONTENT_PAGES as N, type ContentPageNumber } from '@vipp/shared/contract/paths';

/**
 * Keys of the entries of pages, by the name of the page’s file, in the order of docs/contracts/content-pages.md. A last one with
 * `?` came later: the page of an earlier release does not have it.
 */
const KEYS = {
  home: 'intro sectors countries engagement proof?',
  politique: 'controller data legal-bases retention recipients cookies rights security summary?',
  'mentions-legales': 'publisher publication hosting property liability summary?',
  recrutements: 'recruitment jobs application life',
  contact: 'intro sites newsletter',
  rse: 'intro commitments partners labels?',
  'vous-accompagner': 'intro agility sectors organisation costs standards innovation',
  prestations: 'intro customer-relations back-office sales it contact-button case-studies bands',
  'le-groupe': 'intro band paris africa cards france',
  signalements: 'commitments procedure form protection',
};

type Entry = { key: string; isOptional: boolean };
export type PageDocument = { page: ContentPageNumber; at: string; title: string; entries: readonly Entry[] };

const page = (
  name: keyof typeof KEYS,
  number: ContentPageNumber,
  at: string,
  title: string,
): [string, PageDocument] => {
  const entries = KEYS[name].split(' ').map((key) => ({ key: key.replace('?', ''), isOptional: key.endsWith('?') }));
  return [name, { page: number, at, title, entries }];
};

/** Pages by the name of their file. */
export const PAGES: Readonly<Record<string, PageDocument>> = Object.fromEntries([
  page('home', N.home, '/', 'Accueil'),
  page('politique', N.politique, '/politique', 'Politique de confidentialité'),
  page('mentions-legales', N.mentionsLegales, '/mentionslegales', 'Mentions légales'),
  page('recrutements', N.recrutements, '/recrutements', 'Recrutements'),
  page('contact', N.contact, '/contact', 'Contact'),
  page('rse', N.rse, '/rse', 'RSE'),
  page('vous-accompagner', N.vousAccompagner, '/vous-accompagner', 'Vous accompagner'),
  page('prestations', N.prestations, '/prestations', 'Prestations'),
  page('le-groupe', N.leGroupe, '/le-groupe', 'Le groupe'),
  page('signalements', N.signalements, '/signalements', 'Signalements'),
]);

/** The page of a path such as `pages/home.yaml`; undefined for other documents. */
export const pageOf = (path: string): PageDocument | undefined => PAGES[/^pages\/(.*)\.yaml$/.exec(path)?.[1] ?? ''];
