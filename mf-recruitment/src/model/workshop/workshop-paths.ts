/** Addresses of the pages of the workshop. */
export const WORKSHOP_PATHS = {
  forms: '/recrutements/atelier',
  figures: '/recrutements/atelier/chiffres',
  applications: '/recrutements/atelier/candidatures',
  audit: '/recrutements/atelier/journal',
} as const;

export const draftPath = (draft: string): string => `/recrutements/atelier/brouillons/${draft}`;
export const applicationPath = (reference: string): string => `${WORKSHOP_PATHS.applications}/${reference}`;
export const figuresPath = (version: number): string => `${WORKSHOP_PATHS.figures}?version=${version}`;
