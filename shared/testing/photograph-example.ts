import type { ImageDetails } from '../contract/image-details';
import type { CardPicture, Figure } from '../contract/site-data';
import espresso from './espresso.webp';

/** A photograph of the scikit-image library (`skimage.data.coffee`), without copyright: CC0 by Rachel Michetti. */
export const detailsExample = {
  alt: 'Tasse rouge remplie d’expresso, sur sa soucoupe',
  focus: { x: 50, y: 30 },
  credit: 'Rachel Michetti',
  caption: 'Un expresso du Pikolo Espresso Bar, vu de haut.',
} satisfies ImageDetails;

const size = { width: 600, height: 400 };

export const photographExample: Figure = {
  kind: 'image',
  src: espresso,
  ...size,
  alt: detailsExample.alt,
  focus: detailsExample.focus,
  caption: `${detailsExample.caption} <small>Photo\u202F: ${detailsExample.credit}</small>`,
};

export const cardPictureExample: CardPicture = {
  image: espresso,
  imageWidth: size.width,
  imageHeight: size.height,
  imageFocus: detailsExample.focus,
};
