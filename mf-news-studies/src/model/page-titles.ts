/** Search engines distinguish the pages of a list by their titles: the second and further ones contain their number. */
export const numberedTitle = (title: string, page: number): string => (page > 1 ? `${title} – page ${page}` : title);

/** Likewise for descriptions: no two pages have the same. */
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
