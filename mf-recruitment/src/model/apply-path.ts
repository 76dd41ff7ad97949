export const APPLY_PATH = '/recrutements/candidature';

/** Address of the form with the country and the position already chosen. */
export const applyPath = (country: string, position: string): string =>
  `${APPLY_PATH}?${new URLSearchParams({ pays: country, poste: position })}`;
