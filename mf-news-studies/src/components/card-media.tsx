import { Picture } from '@vipp/shared/ui/picture';
import { PatternBand } from '@vipp/shared/ui/pattern-band';

type Props = {
  item: { slug: string; image: string | null; imageWidth: number; imageHeight: number };
  priority?: boolean;
};

/** Decorative image of a post or study, or a brand pattern with its address as seed. */
export function CardMedia({ item, priority = false }: Props) {
  if (!item.image) return <PatternBand seed={item.slug} rows={4} />;
  return <Picture src={item.image} alt="" width={item.imageWidth} height={item.imageHeight} priority={priority} />;
}
