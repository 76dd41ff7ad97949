/**
 * The GET calls of the content service (requirement 7.2) and the schemas of their answers.
 *
 * Every answer is parsed with these schemas when it is received, from any backend. Fields that the
 * original backend does not guarantee are optional; unknown fields are dropped. Written with `zod/mini`, the
 * form of zod that is small enough for a browser.
 */
import * as z from 'zod/mini';
import { imageDetailsSchema } from './image-details';
import { ETUDE_THEMES } from './paths';

/** A whole number; some backends write it as text: `"4"`. */
const integer = z.union([
  z.int(),
  z.pipe(z.string().check(z.trim(), z.regex(/^\d{1,15}$/)), z.transform<string, number>(Number)),
]);

/** One section of a content page: its title and its HTML. */
export const contentEntrySchema = z.object({ name: z.string(), content: z.string() });
export const contentPageSchema = z.array(contentEntrySchema);

export const categorySchema = z.object({ id: integer, name: z.string() });

/** The image at `image`: width and height in CSS pixels, and details by editors. */
const aboutImage = {
  image_width: z.optional(integer),
  image_height: z.optional(integer),
  image_details: z.optional(imageDetailsSchema),
};

export const postSchema = z.object({
  id: integer,
  title: z.string(),
  slug: z.string(),
  image: z.nullable(z.string()),
  ...aboutImage,
  description: z.optional(z.nullable(z.string())),
  meta_description: z.nullable(z.string()),
  /** HTML, or the address of a PDF: see `readPostContent` in `@vipp/shared/lib/post-content`. */
  content: z.nullable(z.string()),
  /** ISO 8601 date or date-time; the first four characters are the year. */
  published_at: z.string(),
});

export const postCategorySchema = z.object({ post_id: integer, category_id: integer });

export const etudeSchema = z.object({
  id: integer,
  etude_title: z.string(),
  slug: z.string(),
  /** Address of a PDF. */
  content: z.nullable(z.string()),
  /** Address of a picture; `imageDoc` is an alternative name of it. */
  image: z.optional(z.nullable(z.string())),
  imageDoc: z.optional(z.nullable(z.string())),
  ...aboutImage,
  meta_description: z.nullable(z.string()),
  etude_theme: z.enum(ETUDE_THEMES),
  etude_year: z.union([z.int(), z.string()]),
  published_at: z.string(),
  typologie: z.object({ content: z.string() }),
  objectif: z.object({ objectif_name: z.string() }),
  secteur: z.object({ secteur_name: z.string() }),
});

/** Schema of a list in the format of the content service: `{ data: [...] }`. */
export const listOf = <Item extends z.ZodMiniType>(item: Item) => z.object({ data: z.array(item) });

export const categoryListSchema = listOf(categorySchema);
export const postListSchema = listOf(postSchema);
export const postCategoryListSchema = listOf(postCategorySchema);
export const etudeListSchema = listOf(etudeSchema);

export type ContentEntry = z.infer<typeof contentEntrySchema>;
export type Category = z.infer<typeof categorySchema>;
export type Post = z.infer<typeof postSchema>;
export type PostCategory = z.infer<typeof postCategorySchema>;
export type Etude = z.infer<typeof etudeSchema>;

/** Every GET call of requirement 7.2: path below `API_BASE` of `./paths`, and the schema of its answer. */
export const contentCalls = {
  contentPage: { path: '/content/page/{n}', schema: contentPageSchema },
  categories: { path: '/getElement/category/all', schema: categoryListSchema },
  posts: { path: '/getElement/posts/all', schema: postListSchema },
  postCategories: { path: '/getElement/postsArticles/all', schema: postCategoryListSchema },
  etudes: { path: '/etude/theme', schema: etudeListSchema },
} as const;

/** Path below `API_BASE` of the stream of changes (server-sent events), which is no part of requirement 7.2. */
export const CHANGES_PATH = '/changes';
