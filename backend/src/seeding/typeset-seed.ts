/** Applies French typography to the seed texts, which are typed with plain spaces and straight apostrophes. */
import type { ContentEntry } from '@vipp/shared/contract/content-api';
import { frenchTypography as set, frenchTypographyHtml as setHtml } from '@vipp/shared/lib/french-typography';
import type { SeedEtude, SeedPages, SeedPost } from '../../seed/seed-types';

/** Content of a new content service. */
export type SeedContent = {
  pages: SeedPages;
  posts: SeedPost[];
  etudes: SeedEtude[];
};

const typesetPost = (post: SeedPost): SeedPost => ({
  ...post,
  title: set(post.title),
  description: set(post.description),
  metaDescription: set(post.metaDescription),
  ...(post.html !== undefined && { html: setHtml(post.html) }),
});

function typesetEtude(etude: SeedEtude): SeedEtude {
  return {
    ...etude,
    title: set(etude.title),
    metaDescription: set(etude.metaDescription),
    typologie: set(etude.typologie),
    objectif: set(etude.objectif),
    secteur: set(etude.secteur),
  };
}

const typesetEntries = (entries: ContentEntry[]) =>
  entries.map(({ name, content }) => ({ name: set(name), content: setHtml(content) }));

/** Typesets all texts of the seed; slugs, dates and file names are not changed. */
export function typesetSeed({ pages, posts, etudes }: SeedContent): SeedContent {
  return {
    pages: {
      1: typesetEntries(pages[1]),
      2: typesetEntries(pages[2]),
      3: typesetEntries(pages[3]),
      4: typesetEntries(pages[4]),
      5: typesetEntries(pages[5]),
      6: typesetEntries(pages[6]),
      7: typesetEntries(pages[7]),
      8: typesetEntries(pages[8]),
      9: typesetEntries(pages[9]),
      10: typesetEntries(pages[10]),
    },
    posts: posts.map(typesetPost),
    etudes: etudes.map(typesetEtude),
  };
}
