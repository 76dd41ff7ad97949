/** The picture that stands for a page where it is shared; the gateway draws it (`shell/server/share`). */

export const SHARE_IMAGE_SIZE = { width: 1200, height: 630 } as const;

const FOLDER = '/partage';
const HOME_NAME = '/accueil';

/** Address of a page's picture: `/actualite/un-titre` → `/partage/actualite/un-titre.png`. */
export const shareImagePath = (path: string): string => `${FOLDER}${path === '/' ? HOME_NAME : path}.png`;

/** The page that such an address is the picture of; undefined for any other address. */
export function sharedPagePath(address: string): string | undefined {
  const name = new RegExp(`^${FOLDER}(/.+)\\.png$`).exec(address)?.[1];
  return name === HOME_NAME ? '/' : name;
}
