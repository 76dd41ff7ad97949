import type { PostCard } from '@vipp/shared/contract/site-data';
import { formatDate } from '@vipp/shared/lib/format';
import { TagList } from '@vipp/shared/ui/tag-list';
import { articlePath } from '../model/news-data';
import { CardMedia } from './card-media';
import { DetailCard } from './detail-card';

type Props = { post: PostCard; origin: string; search?: string; linkText?: string; priority?: boolean };

export function NewsCard({ post, priority, ...rest }: Props) {
  return (
    <DetailCard
      {...rest}
      to={articlePath(post.slug)}
      title={post.title}
      description={post.description}
      eyebrow={<time dateTime={post.publishedAt}>{formatDate(post.publishedAt)}</time>}
      media={<CardMedia item={post} priority={priority} />}
      footer={!rest.linkText && <TagList tags={post.categories} label="Catégories" />}
    />
  );
}
