/** Colours of the brand, and the colour schemes of its pattern. */

export const BRAND_COLORS = {
  ink: '#1E1B3A',
  deep: '#14122A',
  paper: '#FBF6EE',
  terracotta: '#B5451B',
  ochre: '#E0A030',
  leaf: '#2F6B4F',
  clay: '#D98E73',
  sky: '#5B57A6',
} as const;

/**
 * Role of a colour in a picture. `ground` and `figure` are the dominant pair; `accent` and `spark` are rare; `calm` is
 * the zone without motifs, and differs from all but the ground so that a motif is visible on it.
 */
export type Ink = 'ground' | 'figure' | 'accent' | 'spark' | 'calm';

export type Scheme = Readonly<Record<Ink, string>>;

const { ink, deep, paper, terracotta, ochre, leaf, clay, sky } = BRAND_COLORS;

export const SCHEMES = {
  indigo: { ground: ink, figure: paper, accent: terracotta, spark: ochre, calm: deep },
  papier: { ground: paper, figure: ink, accent: terracotta, spark: ochre, calm: clay },
  terre: { ground: terracotta, figure: paper, accent: ochre, spark: clay, calm: ink },
  ocre: { ground: ochre, figure: ink, accent: terracotta, spark: leaf, calm: paper },
  feuille: { ground: leaf, figure: paper, accent: ochre, spark: clay, calm: deep },
  argile: { ground: clay, figure: ink, accent: terracotta, spark: sky, calm: paper },
  ciel: { ground: sky, figure: paper, accent: ochre, spark: clay, calm: ink },
} as const satisfies Record<string, Scheme>;

export type SchemeName = keyof typeof SCHEMES;

export const SCHEME_NAMES = [
  'indigo',
  'papier',
  'terre',
  'ocre',
  'feuille',
  'argile',
  'ciel',
] as const satisfies SchemeName[];
