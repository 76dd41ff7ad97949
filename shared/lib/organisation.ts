/** The group as structured data of schema.org, with paths to which the shell prepends the origin. */

/** `@id` by which the JSON-LD blocks of all pages refer to the same organisation. */
export const ORGANISATION_ID = '/#organisation';

/** The brand's mark as a square PNG, which the gateway draws. */
export const LOGO_PATH = '/logo.png';
export const LOGO_SIZE = 512;

export const organisation = {
  '@type': 'Organization',
  '@id': ORGANISATION_ID,
  name: 'VIPP',
  url: '/',
  logo: { '@type': 'ImageObject', url: LOGO_PATH, width: LOGO_SIZE, height: LOGO_SIZE },
} as const;
