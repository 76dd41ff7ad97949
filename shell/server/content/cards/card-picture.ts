import { storedAddress } from '../html/sanitise-html';

/** Size of a picture whose backend does not tell it: the format that cards are laid out for. */
const CARD_PICTURE = { width: 1200, height: 675 };

/** A file of this site or of another: `javascript:` and `data:` name none. */
const isPicture = (address: string): boolean =>
  !/^[\s\p{Cc}]*[a-z][a-z\d+.\s\p{Cc}-]*:/iu.test(address) || /^https?:\/\//i.test(address);

type Illustrated = { image: string | null; image_width?: number | undefined; image_height?: number | undefined };

/** The picture of a card, in the names of the contract. */
export const cardPicture = ({ image, image_width, image_height }: Illustrated) => ({
  image: image && isPicture(image) ? storedAddress(image) : null,
  imageWidth: image_width ?? CARD_PICTURE.width,
  imageHeight: image_height ?? CARD_PICTURE.height,
});
