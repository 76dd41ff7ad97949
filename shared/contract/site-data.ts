/**
 * Answers of the gateway to pages: content, sanitised and parsed once per content version. Loaders read it through `SiteApi`,
 * on the server and in the browser.
 */
import * as z from 'zod/mini';
import { imageFocusSchema } from './image-details';

/** A picture or a film of a content entry. Addresses are absolute paths of this site. */
export const figureSchema = z.object({
  kind: z.enum(['image', 'video']),
  src: z.string(),
  /** Text alternative; empty for a decoration. */
  alt: z.string(),
  /** Sanitised HTML of the caption, or empty. */
  caption: z.string(),
  width: z.optional(z.int()),
  height: z.optional(z.int()),
  focus: z.optional(imageFocusSchema),
  /** Films only: still picture shown before playing. */
  poster: z.optional(z.string()),
  /** Films only: WebVTT file with the French captions. */
  captions: z.optional(z.string()),
});

/** A link; to a stored file with format and size. */
export const linkSchema = z.object({
  href: z.string(),
  text: z.string(),
  /** Upper-case file format such as `PDF`, for stored files. */
  format: z.optional(z.string()),
  /** Size in bytes, for stored files whose size the backend reports. */
  bytes: z.optional(z.int()),
});

/** One `<li>` of an entry, split into its text, first figure and first link. */
export const itemSchema = z.object({
  /** Sanitised HTML of the item without its figure and link. */
  html: z.string(),
  /** The opening `<strong>`, `<h3>` or `<h4>` of the item, as plain text, or empty; not in `html`. */
  title: z.string(),
  figure: z.nullable(figureSchema),
  link: z.nullable(linkSchema),
});

/** One content entry, ready to be shown: whole (`content`), and in parts for designed sections. */
export const pageEntrySchema = z.object({
  name: z.string(),
  /** The whole entry, sanitised. */
  content: z.string(),
  /** `content` without its lists, figures and actions. */
  prose: z.string(),
  /** The items of all its top-level lists, in order. */
  items: z.array(itemSchema),
  /** Links of paragraphs that contain only a link. */
  actions: z.array(linkSchema),
  /** Its top-level figures, images and films. */
  figures: z.array(figureSchema),
});

export const pageEntriesSchema = z.array(pageEntrySchema);

/** The picture of a card, a decoration beside its title. */
export const cardPictureSchema = {
  image: z.nullable(z.string()),
  imageWidth: z.int(),
  imageHeight: z.int(),
  imageFocus: z.optional(imageFocusSchema),
};

/** Data of a card of the news. */
export const postCardSchema = z.object({
  id: z.int(),
  title: z.string(),
  slug: z.string(),
  description: z.string(),
  ...cardPictureSchema,
  publishedAt: z.string(),
  categories: z.array(z.string()),
});

export const postCardsSchema = z.array(postCardSchema);

export type Figure = z.infer<typeof figureSchema>;
export type PageLinkData = z.infer<typeof linkSchema>;
export type PageItem = z.infer<typeof itemSchema>;
export type PageEntry = z.infer<typeof pageEntrySchema>;
export type PostCard = z.infer<typeof postCardSchema>;
export type CardPicture = Pick<PostCard, keyof typeof cardPictureSchema>;
