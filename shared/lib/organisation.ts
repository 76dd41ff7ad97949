/** The group as structured data of schema.org, with paths; the shell prepends the origin. */

/** `@id` by which the JSON-LD blocks of all pages refer to the same organisation. */
export const ORGANISATION_ID = '/#organisation';

/** The brand's mark as a square PNG, and the default picture of pages in social networks. */
export const LOGO = { path: '/logo.png', size: 512 } as const;
export const SHARE_IMAGE = { path: '/partage.png', width: 1200, height: 630 } as const;

export const organisation = {
  '@type': 'Organization',
  '@id': ORGANISATION_ID,
  name: 'VIPP',
  url: '/',
  logo: { '@type': 'ImageObject', url: LOGO.path, width: LOGO.size, height: LOGO.size },
} as const;
