/**
 * Realistic lists of any size. An item depends on its position only, so that the newest items of a short and of a long list
 * are the same, and results differ by the number of items only.
 */
import type { Category, Etude, Post, PostCategory } from '@vipp/shared/contract/content-api';
import { ETUDE_THEMES } from '@vipp/shared/contract/paths';
import { slugify } from '@vipp/shared/lib/slugify';

const WORDS =
  `relation client service conseiller équipe Cotonou Lomé Kigali Paris appel écoute qualité délai formation métier
  recrutement engagement numérique réseau santé énergie banque assurance tourisme modération données traitement réclamation
  satisfaction croissance évènement été hiver l’accueil l’outil d’activité cœur année mission projet bilan résultat`.split(
    /\s+/,
  );
export const CATEGORIES = [
  'Vie du groupe',
  'Relation client',
  'Innovation et IA',
  'Recrutement et formation',
  'RSE et engagement',
  'Implantations',
  'Événements',
];
export const TYPOLOGIES = [
  'Back office',
  'Développement applicatif',
  'Fidélisation',
  'Modération',
  'Prospection',
  'Service client multicanal',
];
export const OBJECTIFS = [
  'Accroître les ventes',
  'Améliorer la satisfaction',
  'Fiabiliser les données',
  'Réduire les délais',
];
export const SECTEURS = [
  'Automobile',
  'Banque / Assurance',
  'E-commerce',
  'Énergie',
  'Médias',
  'Santé / pharmaceutique',
  'Télécom',
];

/** Days over which the dates of every list are spread. */
const SPREAD_DAYS = 4 * 365;
const NEWEST = Date.UTC(2026, 5, 30);
const DAY = 86_400_000;

/** Small linear congruential generator: the same numbers on every machine. */
export function createRandom(seed: number): (below: number) => number {
  let state = (seed * 2_654_435_761 + 12_345) >>> 0;
  return (below) => {
    state = (state * 1_664_525 + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

export const pick = <Item extends string>(from: readonly Item[], random: (below: number) => number): Item | '' =>
  from[random(from.length)] ?? '';

const sentence = (words: number, random: (below: number) => number): string =>
  Array.from({ length: words }, () => pick(WORDS, random)).join(' ');

const dateOf = (place: number, size: number): string =>
  new Date(NEWEST - Math.floor((place * SPREAD_DAYS) / size) * DAY).toISOString().slice(0, 10);

function toPost(place: number, size: number): Post {
  const random = createRandom(place);
  const title = sentence(9, random);
  return {
    id: size - place,
    title,
    slug: `${slugify(title)}-${place}`,
    image: `storage/posts/${place}.svg`,
    description: sentence(24, random),
    meta_description: sentence(16, random),
    content: random(5) === 0 ? `<p>${sentence(200, random)}</p>` : `storage/posts/${slugify(title)}.pdf`,
    published_at: dateOf(place, size),
  };
}

function toEtude(place: number, size: number): Etude {
  const random = createRandom(place + 500_000);
  const title = sentence(10, random);
  const published_at = dateOf(place, size);
  return {
    id: size - place,
    etude_title: title,
    slug: `${slugify(title)}-${place}`,
    image: `storage/etudes/${place}.svg`,
    meta_description: sentence(16, random),
    content: `storage/etudes/${place}.pdf`,
    etude_theme: pick(ETUDE_THEMES, random) || 'relations-client',
    etude_year: Number(published_at.slice(0, 4)),
    published_at,
    typologie: { content: pick(TYPOLOGIES, random) },
    objectif: { objectif_name: pick(OBJECTIFS, random) },
    secteur: { secteur_name: pick(SECTEURS, random) },
  };
}

export type SyntheticLists = { posts: Post[]; etudes: Etude[]; categories: Category[]; relations: PostCategory[] };

export function syntheticLists(posts: number, etudes: number): SyntheticLists {
  const places = (size: number) => Array.from({ length: size }, (_, place) => place);
  return {
    posts: places(posts).map((place) => toPost(place, posts)),
    etudes: places(etudes).map((place) => toEtude(place, etudes)),
    categories: CATEGORIES.map((name, place) => ({ id: place + 1, name })),
    relations: places(posts).flatMap((place) => {
      const random = createRandom(place + 900_000);
      const ids = new Set([random(CATEGORIES.length) + 1, random(CATEGORIES.length) + 1]);
      return [...ids].map((category_id) => ({ post_id: posts - place, category_id }));
    }),
  };
}

/** A search as visitors type it: a word, two, the beginning of one, one without results, or none. */
export function syntheticSearch(random: (below: number) => number): string {
  const word = pick(WORDS, random);
  return (
    ['', word, word.toUpperCase(), word.slice(0, 3), `${word} ${pick(WORDS, random)}`, `${word} zzz`][random(6)] ?? ''
  );
}
