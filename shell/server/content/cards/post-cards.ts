import type { Post } from '@vipp/shared/contract/content-api';
import type { PostCard } from '@vipp/shared/contract/site-data';
import { cardPicture } from './card-picture';

/** Data of the card of a post. */
export const toPostCard = (post: Post, categories: string[]): PostCard => ({
  id: post.id,
  title: post.title,
  slug: post.slug,
  description: post.description ?? post.meta_description ?? '',
  ...cardPicture(post),
  publishedAt: post.published_at.slice(0, 10),
  categories,
});
