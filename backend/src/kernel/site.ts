/** Provenance of submissions whose payload has none. */
export const SITE = 'Site VIPP';
