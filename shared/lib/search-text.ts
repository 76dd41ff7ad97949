/** Keyword search without regard to case, accents and typography. */

/** Characters other than accents with several spellings, by the character they fold to. */
const SAME: Readonly<Record<string, string>> = {
  œ: 'oe',
  æ: 'ae',
  ς: 'σ',
  '’': "'",
  '‘': "'",
  ʼ: "'",
  '‐': '-',
  '‑': '-',
};

/**
 * Folds text for comparison: `L’Été` becomes `l'ete`, and every space a plain one. Each character is folded separately,
 * so that positions can be mapped back.
 */
export function foldSearchText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[œæς’‘ʼ‐‑]/g, (character) => SAME[character] ?? character)
    .replace(/[^\S ]/g, ' ');
}

/** A part of a text; the joined parts are the whole text. */
export type TextPart = { text: string; isMatch: boolean };

/** Folds a text, with the original character (and its accents) of each code unit. */
function foldWithOrigins(text: string): { folded: string; origins: { start: number; end: number }[] } {
  const origins: { start: number; end: number }[] = [];
  let folded = '';
  for (const { 0: character, index: start } of text.matchAll(/\P{M}\p{M}*|\p{M}+/gu)) {
    const letters = foldSearchText(character);
    folded += letters;
    for (let unit = 0; unit < letters.length; unit += 1) origins.push({ start, end: start + character.length });
  }
  return { folded, origins };
}

/**
 * Splits a text at the matches of a search, for highlighting. A blank search matches nothing.
 *
 * @returns parts, none of them empty
 */
export function splitMatches(text: string, search: string): TextPart[] {
  const wanted = foldSearchText(search).trim();
  const { folded, origins } = wanted === '' ? { folded: '', origins: [] } : foldWithOrigins(text);
  const parts: TextPart[] = [];
  let done = 0;
  const take = (end: number, isMatch: boolean) => {
    if (end > done) parts.push({ text: text.slice(done, end), isMatch });
    done = Math.max(done, end);
  };
  let at = wanted === '' ? -1 : folded.indexOf(wanted);
  while (at >= 0) {
    take(origins[at]?.start ?? done, false);
    take(origins[at + wanted.length - 1]?.end ?? done, true);
    let next = at + wanted.length;
    // The rest of a character that is marked whole begins no other match.
    while (origins[next]?.end === done) next += 1;
    at = folded.indexOf(wanted, next);
  }
  take(text.length, false);
  return parts;
}
