import type { PostCard } from '@vipp/shared/contract/site-data';

/** A complete card of a post for tests; each test overrides the fields that matter to it. */
export const postCardExample = (fields: Partial<PostCard> = {}): PostCard => ({
  id: 1,
  title: 't',
  slug: 's',
  description: 'd',
  image: null,
  imageWidth: 1,
  imageHeight: 1,
  publishedAt: '2024-02-05',
  categories: [],
  ...fields,
});
