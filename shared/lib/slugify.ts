/** Slug of a title for addresses: `L’été à Lomé` becomes `l-ete-a-lome`. Idempotent; may be empty. */
export function slugify(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}
