/** The pages whose texts are content. */
import { CONTENT_PAGES, type ContentPageNumber } from '@vipp/shared/contract/paths';

type PageDocument = { page: ContentPageNumber; at: string; title: string; keys: readonly string[] };

/** Pages by the name of their file: address, title, and keys of their entries in the order of docs/contracts/content-pages.md. */
export const PAGES: Readonly<Record<string, PageDocument>> = {
  home: {
    page: CONTENT_PAGES.home,
    at: '/',
    title: 'Accueil',
    keys: ['intro', 'sectors', 'countries', 'engagement', 'proof'],
  },
  politique: {
    page: CONTENT_PAGES.politique,
    at: '/politique',
    title: 'Politique de confidentialité',
    keys: ['controller', 'data', 'legal-bases', 'retention', 'recipients', 'cookies', 'rights', 'security', 'summary'],
  },
  'mentions-legales': {
    page: CONTENT_PAGES.mentionsLegales,
    at: '/mentionslegales',
    title: 'Mentions légales',
    keys: ['publisher', 'publication', 'hosting', 'property', 'liability', 'summary'],
  },
  recrutements: {
    page: CONTENT_PAGES.recrutements,
    at: '/recrutements',
    title: 'Recrutements',
    keys: ['recruitment', 'jobs', 'application', 'life'],
  },
  contact: { page: CONTENT_PAGES.contact, at: '/contact', title: 'Contact', keys: ['intro', 'sites', 'newsletter'] },
  rse: { page: CONTENT_PAGES.rse, at: '/rse', title: 'RSE', keys: ['intro', 'commitments', 'partners'] },
  'vous-accompagner': {
    page: CONTENT_PAGES.vousAccompagner,
    at: '/vous-accompagner',
    title: 'Vous accompagner',
    keys: ['intro', 'agility', 'sectors', 'organisation', 'costs', 'standards', 'innovation'],
  },
  prestations: {
    page: CONTENT_PAGES.prestations,
    at: '/prestations',
    title: 'Prestations',
    keys: ['intro', 'customer-relations', 'back-office', 'sales', 'it', 'contact-button', 'case-studies', 'bands'],
  },
  'le-groupe': {
    page: CONTENT_PAGES.leGroupe,
    at: '/le-groupe',
    title: 'Le groupe',
    keys: ['intro', 'band', 'paris', 'africa', 'cards', 'france'],
  },
  signalements: {
    page: CONTENT_PAGES.signalements,
    at: '/signalements',
    title: 'Signalements',
    keys: ['commitments', 'procedure', 'form', 'protection'],
  },
};

/** The page of a path such as `pages/home.yaml`; undefined for other documents. */
export const pageOf = (path: string): PageDocument | undefined => PAGES[/^pages\/(.*)\.yaml$/.exec(path)?.[1] ?? ''];
