/** Title with the number of further pages of a list, so that search engines distinguish them. */
export const numberedTitle = (title: string, page: number): string => (page > 1 ? `${title} – page ${page}` : title);

/** Description with the number of further pages, so that no two pages have the same. */
export const numberedDescription = (description: string, page: number): string =>
  page > 1 ? `Page ${page}. ${description}` : description;

/** In characters; search engines cut longer descriptions. */
const MAX_DESCRIPTION_LENGTH = 160;

/** Cuts a description at the end of a word. */
export function shortDescription(text: string): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  if (plain.length <= MAX_DESCRIPTION_LENGTH) return plain;
  return `${plain.slice(0, MAX_DESCRIPTION_LENGTH - 1).replace(/\s+\S*$/, '')}…`;
}
