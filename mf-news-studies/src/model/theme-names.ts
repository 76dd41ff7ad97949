import type { EtudeTheme } from '@vipp/shared/contract/paths';

/** Requirement 2.27: names of the themes, in order. */
export const THEME_NAMES: Readonly<Record<EtudeTheme, string>> = {
  'relations-client': 'Relations clients',
  'soutien-d-activite': 'Soutien d’activités',
  'actions-commerciales': 'Actions commerciales',
  'activités-it': 'Activités IT',
};

/** Address of the list of one theme. */
export const themeAddress = (theme: EtudeTheme): string => `/etude-de-cas/group?${new URLSearchParams({ theme })}`;
