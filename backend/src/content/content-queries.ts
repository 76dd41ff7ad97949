/** Queries behind the API, with the field names of the contract (shared/contract/content-api). */
import { asc, eq } from 'drizzle-orm';
import type { Category, ContentEntry, Etude, Post, PostCategory } from '@vipp/shared/contract/content-api';
import { etudesWithNames } from './write-rows';
import type { Queries } from '../database/database';
import { categories, contentEntries, postCategories, posts } from '../database/schema';

/** Entries of a content page in their order; none for a page that has no content. */
export function findContentPage(queries: Queries, page: number): Promise<ContentEntry[]> {
  return queries
    .select({ name: contentEntries.name, content: contentEntries.content })
    .from(contentEntries)
    .where(eq(contentEntries.page, page))
    .orderBy(asc(contentEntries.position));
}

export function findCategories(queries: Queries): Promise<Category[]> {
  return queries.select({ id: categories.id, name: categories.name }).from(categories).orderBy(asc(categories.id));
}

/** Omits what is unknown, as the contract requires. */
const imageFields = (row: Pick<typeof posts.$inferSelect, 'imageWidth' | 'imageHeight' | 'imageDetails'>) => ({
  ...(row.imageWidth !== null && { image_width: row.imageWidth }),
  ...(row.imageHeight !== null && { image_height: row.imageHeight }),
  ...(row.imageDetails && { image_details: row.imageDetails }),
});

export async function findPosts(queries: Queries): Promise<Post[]> {
  const rows = await queries.select().from(posts).orderBy(asc(posts.id));
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    slug: row.slug,
    image: row.image,
    ...imageFields(row),
    description: row.description,
    meta_description: row.metaDescription,
    content: row.content,
    published_at: row.publishedAt,
  }));
}

export function findPostCategories(queries: Queries): Promise<PostCategory[]> {
  return queries
    .select({ post_id: postCategories.postId, category_id: postCategories.categoryId })
    .from(postCategories)
    .orderBy(asc(postCategories.postId), asc(postCategories.categoryId));
}

export async function findEtudes(queries: Queries): Promise<Etude[]> {
  const rows = await etudesWithNames(queries);
  return rows.map(({ etude, typologie, objectif, secteur }) => ({
    id: etude.id,
    etude_title: etude.title,
    slug: etude.slug,
    content: etude.content,
    image: etude.image,
    imageDoc: etude.image,
    ...imageFields(etude),
    meta_description: etude.metaDescription,
    etude_theme: etude.theme,
    etude_year: Number(etude.publishedAt.slice(0, 4)),
    published_at: etude.publishedAt,
    typologie: { content: typologie },
    objectif: { objectif_name: objectif },
    secteur: { secteur_name: secteur },
  }));
}
