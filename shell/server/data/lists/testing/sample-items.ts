/** Complete posts, case studies, cards and queries for tests; each test overrides the fields that matter to it. */
import type { Etude, Post } from '@vipp/shared/contract/content-api';
import type { Article, NewsList } from '@vipp/shared/contract/list-data';
import { parseNewsQuery, parseStudyQuery, type NewsQuery, type StudyQuery } from '@vipp/shared/contract/list-query';
import type { PostCard } from '@vipp/shared/contract/site-data';
import { createSiteContent } from '../../site-content';
import { createContentCache, type ReadAnswer } from '../../source/content-cache';
import type { UnreadableRow } from '../content-lists';

export const samplePost = (id: number, fields: Partial<Post> = {}): Post => ({
  id,
  title: `Titre ${id}`,
  slug: `article-${id}`,
  image: null,
  description: null,
  meta_description: null,
  content: null,
  published_at: '2024-01-01',
  ...fields,
});

export const sampleEtude = (id: number, fields: Partial<Etude> = {}): Etude => ({
  id,
  etude_title: `Étude ${id}`,
  slug: `etude-${id}`,
  content: null,
  image: null,
  meta_description: null,
  etude_theme: 'relations-client',
  etude_year: 2024,
  published_at: '2024-01-01',
  typologie: { content: 'Modération' },
  objectif: { objectif_name: 'Réduire les délais' },
  secteur: { secteur_name: 'Télécom' },
  ...fields,
});

const NO_PARAMETERS = new URLSearchParams();
export const newsQuery = (fields: Partial<NewsQuery> = {}): NewsQuery => ({
  ...parseNewsQuery(NO_PARAMETERS),
  ...fields,
});
export const studyQuery = (fields: Partial<StudyQuery> = {}): StudyQuery => ({
  ...parseStudyQuery(NO_PARAMETERS),
  ...fields,
});

export const samplePostCard = (fields: Partial<PostCard> = {}): PostCard => ({
  id: 1,
  title: 't',
  slug: 's',
  description: 'd',
  image: null,
  imageWidth: 1,
  imageHeight: 1,
  publishedAt: '2024-02-05',
  categories: [],
  ...fields,
});

/** A page with cards of posts at these slugs. */
export const sampleNews = (...slugs: string[]): NewsList => ({
  posts: slugs.map((slug) => samplePostCard({ slug })),
  page: 1,
  pageCount: 1,
  total: slugs.length,
  filters: { categories: [], years: [], months: [] },
});

export const sampleArticle = (slug: string): Article => ({
  post: samplePostCard({ slug }),
  metaDescription: '',
  content: { kind: 'none' },
  previous: null,
  next: null,
  related: [],
});

/** The content calls over a content service with these answers by path, which fails for all others. It is asked again after a second. */
export function contentOver(answers: Readonly<Record<string, unknown>>) {
  let requests = 0;
  const read = async (path: string): Promise<ReadAnswer> => {
    requests += 1;
    const content = answers[path];
    if (content === undefined) throw new Error(`nothing answers ${path}`);
    return { kind: 'content', content, etag: undefined };
  };
  const errors: string[] = [];
  const reports: [list: string, rows: readonly UnreadableRow[]][] = [];
  const clock = { now: 1_000_000 };
  const cache = createContentCache({
    read,
    ttlMs: 1_000,
    now: () => clock.now,
    onError: (key, error) => errors.push(`${key}: ${String(error)}`),
  });
  const content = createSiteContent({
    storedSize: async () => 1_000,
    cache,
    onUnreadable: (list, rows) => reports.push([list, rows]),
  });
  return { content, errors, reports, clock, answered: () => requests };
}
