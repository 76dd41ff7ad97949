import { inArray } from 'drizzle-orm';
import { frenchTypography } from '@vipp/shared/lib/french-typography';
import { CATEGORY_NAMES, type SeedPost } from '../../seed/seed-types';
import type { Queries } from '../database/database';
import { categories, postCategories, posts } from '../database/schema';
import { ILLUSTRATION_HEIGHT, ILLUSTRATION_WIDTH, imageAddress, pdfAddress } from './stored-files';
import { byDate, inBatches, overwriteColumns, seedNames } from './upsert';

function toRow(post: SeedPost): typeof posts.$inferInsert {
  const files = post.filesOf ?? post.slug;
  return {
    title: post.title,
    slug: post.slug,
    image: imageAddress('posts', files),
    imageWidth: ILLUSTRATION_WIDTH,
    imageHeight: ILLUSTRATION_HEIGHT,
    description: post.description,
    metaDescription: post.metaDescription,
    content: post.html ?? pdfAddress('posts', files),
    publishedAt: post.publishedAt,
  };
}

async function seedBatch(queries: Queries, batch: SeedPost[], categoryId: (name: string) => number): Promise<void> {
  const stored = await queries
    .insert(posts)
    .values(batch.map(toRow))
    .onConflictDoUpdate({ target: posts.slug, set: overwriteColumns(posts) })
    .returning({ id: posts.id, slug: posts.slug });
  const ids = new Map(stored.map(({ id, slug }) => [slug, id]));
  await queries.delete(postCategories).where(inArray(postCategories.postId, [...ids.values()]));
  const links = batch.flatMap((post) => {
    const postId = ids.get(post.slug);
    if (postId === undefined) throw new Error(`The post ${post.slug} was not stored`);
    return [...new Set(post.categories)].map((name) => ({ postId, categoryId: categoryId(frenchTypography(name)) }));
  });
  if (links.length > 0) await queries.insert(postCategories).values(links);
}

/** Writes categories, posts and their links; removes the posts of `lastSlugs` that are no longer there. */
export async function seedPosts(queries: Queries, seed: SeedPost[], lastSlugs: string[]): Promise<void> {
  const categoryId = await seedNames(queries, categories, CATEGORY_NAMES.map(frenchTypography));
  for (const batch of inBatches([...seed].sort(byDate))) await seedBatch(queries, batch, categoryId);
  const seeded = new Set(seed.map(({ slug }) => slug));
  for (const gone of inBatches(lastSlugs.filter((slug) => !seeded.has(slug)))) {
    await queries.delete(posts).where(inArray(posts.slug, gone));
  }
}
