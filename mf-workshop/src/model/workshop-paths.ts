/** Addresses of the pages of the workshop. */
export const WORKSHOP_PATHS = {
  forms: '/',
  openings: '/offres',
  figures: '/chiffres',
  applications: '/candidatures',
  reports: '/signalements',
  accounts: '/comptes',
  /** Leads to the page of the public site that sends a link by mail. */
  password: '/mot-de-passe',
} as const;

export const draftPath = (draft: string): string => `/brouillons/${draft}`;
export const applicationPath = (reference: string): string => `${WORKSHOP_PATHS.applications}/${reference}`;
export const figuresPath = (version: number): string => `${WORKSHOP_PATHS.figures}?version=${version}`;
