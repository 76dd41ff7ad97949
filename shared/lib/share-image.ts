/** The preview picture of a page where it is shared; the gateway draws it (`shell/server/share`). */

export const SHARE_IMAGE_SIZE = { width: 1200, height: 630 } as const;

const FOLDER = '/partage';
const HOME_NAME = '/accueil';

/**
 * Address of a page's picture: `/actualite/un-titre` → `/partage/actualite/un-titre.png`. What a query chooses has a picture of
 * its own; further pages of a list share that of its first.
 */
export function shareImagePath(address: string): string {
  const [path = '/', query] = address.split('?');
  const params = new URLSearchParams(query);
  params.delete('page');
  const rest = params.toString();
  return `${FOLDER}${path === '/' ? HOME_NAME : path}.png${rest && `?${rest}`}`;
}

/** The page that such an address is the picture of; undefined for any other address. */
export function sharedPagePath(address: string): string | undefined {
  const [file = '', query] = address.split('?');
  const name = new RegExp(`^${FOLDER}(/.+)\\.png$`).exec(file)?.[1];
  const path = name === HOME_NAME ? '/' : name;
  return path && query ? `${path}?${query}` : path;
}
