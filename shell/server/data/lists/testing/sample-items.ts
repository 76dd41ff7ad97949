/** Complete posts, case studies and queries for tests; each test overrides the fields that matter to it. */
import type { Etude, Post } from '@vipp/shared/contract/content-api';
import type { NewsQuery, StudyQuery } from '@vipp/shared/contract/list-query';

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

export const newsQuery = (fields: Partial<NewsQuery> = {}): NewsQuery => ({
  search: '',
  categories: [],
  years: [],
  months: [],
  page: 1,
  ...fields,
});

export const studyQuery = (fields: Partial<StudyQuery> = {}): StudyQuery => ({
  search: '',
  theme: null,
  typologies: [],
  objectifs: [],
  secteurs: [],
  years: [],
  months: [],
  page: 1,
  ...fields,
});
