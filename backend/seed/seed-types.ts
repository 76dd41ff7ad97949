/**
 * Shapes of the seed content. Seed texts are written with plain spaces and straight apostrophes; the seeder
 * sets them in French typography (`frenchTypography` in `@vipp/shared/lib/french-typography`).
 */
import type { ContentEntry } from '@vipp/shared/contract/content-api';
import type { ContentPageNumber, EtudeTheme } from '@vipp/shared/contract/paths';

/** A document that is set as a branded PDF of several pages. */
export type SeedDocument = {
  title: string;
  subtitle: string;
  sections: SeedDocumentSection[];
};

export type SeedDocumentSection = {
  heading: string;
  paragraphs: string[];
  list?: string[];
  quote?: { text: string; author: string };
  figures?: { value: string; label: string }[];
};

export const CATEGORY_NAMES = [
  'Vie du groupe',
  'Relation client',
  'Innovation et IA',
  'Recrutement et formation',
  'RSE et engagement',
  'Implantations',
  'Événements',
] as const;

export type CategoryName = (typeof CATEGORY_NAMES)[number];

/** Slug of the post or case study whose picture and document this one shows too; by default they are its own. */
type FilesOf = string;

export type SeedPost = {
  title: string;
  slug: string;
  /** One or two sentences for the card. */
  description: string;
  /** At most 160 characters. */
  metaDescription: string;
  categories: CategoryName[];
  /** yyyy-mm-dd */
  publishedAt: string;
  filesOf?: FilesOf;
} & ({ html: string } | { document: Omit<SeedDocument, 'title'> });

export type SeedEtude = {
  title: string;
  slug: string;
  metaDescription: string;
  theme: EtudeTheme;
  typologie: string;
  objectif: string;
  secteur: string;
  publishedAt: string;
  filesOf?: FilesOf;
  document: Omit<SeedDocument, 'title'>;
};

/** A file under `storage/rse/`, with the document it is set from. */
export type SeedRseDocument = { file: string; document: SeedDocument };

export type SeedPages = Record<ContentPageNumber, ContentEntry[]>;
