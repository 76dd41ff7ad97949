import type { CardPicture } from '@vipp/shared/contract/site-data';
import { Picture } from '@vipp/shared/ui/picture';

type Props = {
  item: CardPicture;
  /** The first of a list, which is wider. */
  priority?: boolean;
};

/** In `card-grid.module.css`: one column below 35rem, at most 20rem beside the filters, wider where a row has few cards. */
const LIST_SIZES = 'auto, (min-width: 64rem) 20rem, (min-width: 35rem) 45vw, calc(93.2vw - 0.8rem)';
/** In `list-block.module.css`: the first card is across the list. */
const FIRST_SIZES = '(min-width: 64rem) 38rem, calc(93.2vw - 0.8rem)';

/** Decorative image of a post or study, if there is one. */
export function CardMedia({ item, priority = false }: Props) {
  if (!item.image) return null;
  return (
    <Picture
      src={item.image}
      alt=""
      width={item.imageWidth}
      height={item.imageHeight}
      focus={item.imageFocus}
      sizes={priority ? FIRST_SIZES : LIST_SIZES}
      priority={priority}
    />
  );
}
