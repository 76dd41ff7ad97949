/** Addresses and numbers of the content service (requirement 7.1), without schemas, because remotes must not bundle zod. */

/** Path under which any content service answers its API. */
export const API_BASE = '/backend/public/api';

/** Path under which any content service serves its stored files (images, PDFs, videos). */
export const STORAGE_BASE = '/backend/public/storage';

/** Number of each content page at the content service (requirement 7.2). */
export const CONTENT_PAGES = {
  home: 1,
  politique: 2,
  mentionsLegales: 3,
  recrutements: 4,
  contact: 5,
  rse: 6,
  vousAccompagner: 7,
  prestations: 8,
  leGroupe: 9,
  signalements: 10,
} as const;

export type ContentPageNumber = (typeof CONTENT_PAGES)[keyof typeof CONTENT_PAGES];

/** Query parameter of the contact page: the reference of an application, which its candidate writes about. */
export const REFERENCE_PARAMETER = 'candidature';

/** The four themes of the case studies; the API spells `activités-it` with its accent. */
export const ETUDE_THEMES = ['relations-client', 'soutien-d-activite', 'actions-commerciales', 'activités-it'] as const;

export type EtudeTheme = (typeof ETUDE_THEMES)[number];
