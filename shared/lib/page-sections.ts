import type { PageEntry } from '../contract/site-data';

/** The entries of a content page by index; undefined for blank entries. */
export const toSections = (entries: readonly PageEntry[]): (PageEntry | undefined)[] =>
  entries.map((entry) => (entry.name === '' && entry.content === '' ? undefined : entry));
