export const APPLY_PATH = '/recrutements/candidature';

/** Address of the form with preset country and position. */
export const applyPath = (country: string, position: string): string =>
  `${APPLY_PATH}?${new URLSearchParams({ pays: country, poste: position })}`;
