/** Paths of the wordmark, 33.2 units wide and 9 high; its I is a strip of the brand pattern in three colours. */
const LETTER_P = 'h5.2a3.1 3.1 0 0 1 0 6.2h-2.2v2.8h-3zm3 2.3v1.6h1.9a.8.8 0 0 0 0-1.6z';

export const WORDMARK_PATHS = {
  v: 'M0 0h3.1L5 5.5 6.9 0H10L6.6 9H3.4z',
  stripTop: 'M11 0h3v3h-3z',
  stripMiddle: 'M11 3h3v3h-3z',
  stripBottom: 'M11 6h3v3h-3z',
  /** Needs the fill rule `evenodd`. */
  pp: `M15.5 0${LETTER_P}M24.8 0${LETTER_P}`,
} as const;
