/**
 * Shapes of the seed content. Seed texts are written with plain spaces and straight apostrophes; the seeder
 * sets them in French typography (`frenchTypography` in `@vipp/shared/lib/french-typography`).
 */
import type { ContentEntry } from '@vipp/shared/contract/content-api';
import type { ContentPageNumber, EtudeTheme } from '@vipp/shared/contract/paths';

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
  /** A post without it is the PDF of its slug. */
  html?: string;
};

/** A case study is the PDF of its slug. */
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
};

export type SeedPages = Record<ContentPageNumber, ContentEntry[]>;
