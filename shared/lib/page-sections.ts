import type { PageEntry } from '../contract/site-data';

/** The entries of a content page by index; undefined where the content service gave nothing that can be shown. */
export const toSections = (entries: readonly PageEntry[]): (PageEntry | undefined)[] =>
  entries.map((entry) => (entry.name === '' && entry.content === '' ? undefined : entry));
