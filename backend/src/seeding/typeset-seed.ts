/** Applies French typography to the seed texts, which are typed with plain spaces and straight apostrophes. */
import type { ContentEntry } from '@vipp/shared/contract/content-api';
import { frenchTypography as set, frenchTypographyHtml as setHtml } from '@vipp/shared/lib/french-typography';
import type {
  SeedDocument,
  SeedDocumentSection,
  SeedEtude,
  SeedPages,
  SeedPost,
  SeedRseDocument,
} from '../../seed/seed-types';

/** Content of a new content service. */
export type SeedContent = {
  pages: SeedPages;
  posts: SeedPost[];
  etudes: SeedEtude[];
  rseDocuments: SeedRseDocument[];
};

function typesetSection(section: SeedDocumentSection): SeedDocumentSection {
  const { list, quote, figures } = section;
  return {
    heading: set(section.heading),
    paragraphs: section.paragraphs.map(set),
    ...(list && { list: list.map(set) }),
    ...(quote && { quote: { text: set(quote.text), author: set(quote.author) } }),
    ...(figures && { figures: figures.map(({ value, label }) => ({ value: set(value), label: set(label) })) }),
  };
}

const typesetBody = ({ subtitle, sections }: Omit<SeedDocument, 'title'>) => ({
  subtitle: set(subtitle),
  sections: sections.map(typesetSection),
});

/** Typesets every text of a document that becomes a PDF. */
export function typesetDocument(document: SeedDocument): SeedDocument {
  return { title: set(document.title), ...typesetBody(document) };
}

function typesetPost(post: SeedPost): SeedPost {
  const texts = {
    title: set(post.title),
    description: set(post.description),
    metaDescription: set(post.metaDescription),
  };
  return 'html' in post
    ? { ...post, ...texts, html: setHtml(post.html) }
    : { ...post, ...texts, document: typesetBody(post.document) };
}

function typesetEtude(etude: SeedEtude): SeedEtude {
  return {
    ...etude,
    title: set(etude.title),
    metaDescription: set(etude.metaDescription),
    typologie: set(etude.typologie),
    objectif: set(etude.objectif),
    secteur: set(etude.secteur),
    document: typesetBody(etude.document),
  };
}

const typesetEntries = (entries: ContentEntry[]) =>
  entries.map(({ name, content }) => ({ name: set(name), content: setHtml(content) }));

/** Typesets all texts of the seed; slugs, dates and file names are not changed. */
export function typesetSeed({ pages, posts, etudes, rseDocuments }: SeedContent): SeedContent {
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
    rseDocuments: rseDocuments.map(({ file, document }) => ({ file, document: typesetDocument(document) })),
  };
}
