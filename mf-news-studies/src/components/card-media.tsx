import { Picture } from '@vipp/shared/ui/picture';

type Props = {
  item: { image: string | null; imageWidth: number; imageHeight: number };
  priority?: boolean;
  /** For cards beside an article. */
  isSmall?: boolean;
};

/** In `list-block.module.css` and `card-grid.module.css`: one column below 35rem, at most 20rem beside the filters. */
const LIST_SIZES = '(min-width: 64rem) 20rem, (min-width: 35rem) 45vw, calc(93.2vw - 0.8rem)';
/** In `detail-card.module.css` the image covers the height of the card, so that it is wider than its box of 6rem. */
const SMALL_SIZES = '20rem';

/** Decorative image of a post or study, if there is one. */
export function CardMedia({ item, priority = false, isSmall = false }: Props) {
  if (!item.image) return null;
  return (
    <Picture
      src={item.image}
      alt=""
      width={item.imageWidth}
      height={item.imageHeight}
      sizes={isSmall ? SMALL_SIZES : LIST_SIZES}
      priority={priority}
    />
  );
}
