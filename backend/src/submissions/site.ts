/** Provenance of what carries none in its payload. */
export const SITE = 'Site VIPP';
