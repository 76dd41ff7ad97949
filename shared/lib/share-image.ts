/** The picture of a page for social networks, drawn by the gateway. */

export const SHARE_IMAGE_SIZE = { width: 1200, height: 630 } as const;

const FOLDER = '/partage';
const HOME_NAME = '/accueil';

/**
 * Address of the picture of a page: `/actualite/un-titre` → `/partage/actualite/un-titre.png`. Queries have their own
 * pictures, except that all pages of a list share one.
 */
export function shareImagePath(address: string): string {
  const [path = '/', query] = address.split('?');
  const params = new URLSearchParams(query);
  params.delete('page');
  const rest = params.toString();
  return `${FOLDER}${path === '/' ? HOME_NAME : path}.png${rest && `?${rest}`}`;
}

/** Address of the page of a picture; undefined for any other address. */
export function sharedPagePath(address: string): string | undefined {
  const [file = '', query] = address.split('?');
  const name = new RegExp(`^${FOLDER}(/.+)\\.png$`).exec(file)?.[1];
  const path = name === HOME_NAME ? '/' : name;
  return path && query ? `${path}?${query}` : path;
}
