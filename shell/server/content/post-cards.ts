import type { Category, Post, PostCategory } from '@vipp/shared/contract/content-api';
import type { PostCard } from '@vipp/shared/contract/site-data';
import { storedAddress } from './sanitise-html';

/** Size of a picture whose backend does not tell it: the format that cards are laid out for. */
const CARD_PICTURE = { width: 1200, height: 675 };

/** Newest first; posts of one day by id, newest first too. */
export const newestFirst = (posts: readonly Post[]): Post[] =>
  posts.toSorted((a, b) => b.published_at.localeCompare(a.published_at) || b.id - a.id);

type Categories = { categories: readonly Category[]; relations: readonly PostCategory[] };

function categoryNames({ id }: Post, { categories, relations }: Categories): string[] {
  const ids = new Set(relations.filter(({ post_id }) => post_id === id).map(({ category_id }) => category_id));
  return categories.filter((category) => ids.has(category.id)).map(({ name }) => name);
}

/** What a card shows of a post; `categories` is absent when they could not be had. */
export function toPostCard(post: Post, categories: Categories | undefined): PostCard {
  return {
    id: post.id,
    title: post.title,
    slug: post.slug,
    description: post.description ?? post.meta_description ?? '',
    image: post.image && storedAddress(post.image),
    imageWidth: post.image_width ?? CARD_PICTURE.width,
    imageHeight: post.image_height ?? CARD_PICTURE.height,
    publishedAt: post.published_at.slice(0, 10),
    categories: categories ? categoryNames(post, categories) : [],
  };
}
