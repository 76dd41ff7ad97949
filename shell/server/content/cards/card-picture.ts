import { storedAddress } from '../html/stored-address';

/** Size of a picture whose size is unknown: the format of the card layout. */
const DEFAULT_SIZE = { width: 1200, height: 675 };

/** An address of a file, of this site or another; refuses schemes such as `javascript:` and `data:`. */
const isPicture = (address: string): boolean =>
  !/^[\s\p{Cc}]*[a-z][a-z\d+.\s\p{Cc}-]*:/iu.test(address) || /^https?:\/\//i.test(address);

type Illustrated = { image: string | null; image_width?: number | undefined; image_height?: number | undefined };

/** The picture of a card, with the field names of the contract. */
export const cardPicture = ({ image, image_width, image_height }: Illustrated) => ({
  image: image && isPicture(image) ? storedAddress(image) : null,
  imageWidth: image_width ?? DEFAULT_SIZE.width,
  imageHeight: image_height ?? DEFAULT_SIZE.height,
});
