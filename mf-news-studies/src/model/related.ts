import type { CardPicture, PostCard } from '@vipp/shared/contract/site-data';

/** A related article or study. */
export type Related = Pick<PostCard, 'slug' | 'title' | 'description'> & CardPicture;

/** Only the data that its card shows: the HTML has all of it a second time (docs/decisions/0006). */
export const toRelated = ({
  slug,
  title,
  description,
  image,
  imageWidth,
  imageHeight,
  imageFocus,
}: Related): Related => ({ slug, title, description, image, imageWidth, imageHeight, imageFocus });
