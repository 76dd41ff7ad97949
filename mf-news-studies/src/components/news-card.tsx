import type { PostCard } from '@vipp/shared/contract/site-data';
import { PublicationDate } from '@vipp/shared/ui/publication-date';
import { TagList } from '@vipp/shared/ui/tag-list';
import { articlePath } from '../model/news-data';
import { CardMedia } from './card-media';
import { DetailCard } from './detail-card';

type Props = { post: PostCard; origin: string; search?: string; priority?: boolean };

export function NewsCard({ post, priority, ...rest }: Props) {
  return (
    <DetailCard
      {...rest}
      to={articlePath(post.slug)}
      title={post.title}
      description={post.description}
      eyebrow={<PublicationDate date={post.publishedAt} />}
      media={<CardMedia item={post} priority={priority} />}
      footer={<TagList tags={post.categories} label="Catégories" />}
    />
  );
}
