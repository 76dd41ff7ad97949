import type { SeedPages, SeedPost } from '../seed/seed-types';

/** A post that is no document. */
export const htmlPost: SeedPost = {
  title: 'En bref',
  slug: 'en-bref',
  description: '',
  metaDescription: '',
  categories: ['Implantations'],
  publishedAt: '2024-04-02',
  html: '<p>Bonjour</p>',
};

export const noPages: SeedPages = { 1: [], 2: [], 3: [], 4: [], 5: [], 6: [], 7: [], 8: [], 9: [], 10: [] };
