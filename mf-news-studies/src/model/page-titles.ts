/** Search engines keep pages of a list apart by their titles: the second and further ones say their number. */
export const numberedTitle = (title: string, page: number): string => (page > 1 ? `${title} – page ${page}` : title);

/** Likewise for what is said of them: no two pages describe themselves with the same words. */
export const numberedDescription = (description: string, page: number): string =>
  page > 1 ? `Page ${page}. ${description}` : description;

/** Longest description that search engines show whole. */
const LONGEST_DESCRIPTION = 160;

/** A description cut at the end of a word. */
export function shortDescription(text: string): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  if (plain.length <= LONGEST_DESCRIPTION) return plain;
  return `${plain.slice(0, LONGEST_DESCRIPTION - 1).replace(/\s+\S*$/, '')}…`;
}
