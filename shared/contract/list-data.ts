/**
 * Answers of the gateway for the pages of the news and of the case studies: one page of cards, the state of the filters,
 * and details with their neighbours; never a whole list.
 */
import * as z from 'zod/mini';
import { imageDetailsSchema } from './image-details';
import { ETUDE_THEMES } from './paths';
import { cardPictureSchema, postCardSchema } from './site-data';

/** One checkbox of a filter. */
export const filterOptionSchema = z.object({
  /** Value in the query string. */
  value: z.string(),
  label: z.string(),
  checked: z.optional(z.boolean()),
  /**
   * Results of this choice under the search and the other filters; choices of its own filter do not change it.
   * Absent in answers of gateways that do not count yet.
   */
  count: z.optional(z.int()),
});

const pagingSchema = {
  /** Number of results over all pages. */
  total: z.int(),
  /** From 1; 1 when there is no result. */
  page: z.int(),
  pageCount: z.int(),
};

export const newsListSchema = z.object({
  posts: z.array(postCardSchema),
  ...pagingSchema,
  filters: z.object({
    categories: z.array(filterOptionSchema),
    years: z.array(filterOptionSchema),
    months: z.array(filterOptionSchema),
  }),
});

const documentSchema = { href: z.string(), bytes: z.optional(z.int()) };

/** A PDF with its size where the backend reports it, or HTML with or without one below it, or neither. */
export const articleContentSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('pdf'), ...documentSchema }),
  z.object({ kind: z.literal('html'), html: z.string(), document: z.optional(z.object(documentSchema)) }),
  z.object({ kind: z.literal('none') }),
]);

export const neighbourSchema = z.nullable(z.object({ slug: z.string(), title: z.string() }));

/** A result of an article or a study, as `38 min` « avant la première réponse », or what it counts, as `70` « conseillers ». */
export const keyFigureSchema = z.object({ value: z.string(), noun: z.string() });

export const articleSchema = z.object({
  post: postCardSchema,
  /** Those that its text lists. */
  figures: z.optional(z.array(keyFigureSchema)),
  imageDetails: z.optional(imageDetailsSchema),
  metaDescription: z.string(),
  content: articleContentSchema,
  /** By post id; null at the ends. */
  previous: neighbourSchema,
  next: neighbourSchema,
  /** At most three that share a category, newest first. */
  related: z.array(postCardSchema),
});

export const studyCardSchema = z.object({
  id: z.int(),
  title: z.string(),
  slug: z.string(),
  description: z.string(),
  theme: z.enum(ETUDE_THEMES),
  ...cardPictureSchema,
  /** yyyy-mm-dd */
  publishedAt: z.string(),
  typologie: z.string(),
  secteur: z.string(),
  objectif: z.string(),
  figure: z.optional(keyFigureSchema),
});

export const studyThemesSchema = z.array(
  z.object({
    theme: z.enum(ETUDE_THEMES),
    /** Number of studies of the theme. */
    total: z.int(),
    /** At most the first three. */
    titles: z.array(z.object({ slug: z.string(), title: z.string(), figure: z.optional(keyFigureSchema) })),
  }),
);

export const studyListSchema = z.object({
  studies: z.array(studyCardSchema),
  ...pagingSchema,
  filters: z.object({
    typologies: z.array(filterOptionSchema),
    objectifs: z.array(filterOptionSchema),
    secteurs: z.array(filterOptionSchema),
    years: z.array(filterOptionSchema),
    months: z.array(filterOptionSchema),
  }),
});

export const studySchema = z.object({
  study: studyCardSchema,
  /** Those that its text lists, or at most three of its title and description. */
  figures: z.optional(z.array(keyFigureSchema)),
  imageDetails: z.optional(imageDetailsSchema),
  content: articleContentSchema,
  previous: neighbourSchema,
  next: neighbourSchema,
  /** At most three of the same theme, newest first. */
  related: z.array(studyCardSchema),
});

export type FilterOption = z.infer<typeof filterOptionSchema>;
export type NewsList = z.infer<typeof newsListSchema>;
export type ArticleContent = z.infer<typeof articleContentSchema>;
export type Neighbour = z.infer<typeof neighbourSchema>;
export type Article = z.infer<typeof articleSchema>;
export type KeyFigure = z.infer<typeof keyFigureSchema>;
export type StudyCard = z.infer<typeof studyCardSchema>;
export type StudyThemes = z.infer<typeof studyThemesSchema>;
export type StudyList = z.infer<typeof studyListSchema>;
export type Study = z.infer<typeof studySchema>;
