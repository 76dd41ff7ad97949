/** Parts of content entries. Pages load only the parts that they show: the HTML repeats page data for hydration. */
import type { PageEntry } from '../contract/site-data';

export type TextPart = Pick<PageEntry, 'name' | 'prose'>;
export type ListPart = Pick<PageEntry, 'name' | 'prose' | 'items'>;

/** Title and prose of an entry; null for a missing one. */
export const textPart = (entry: PageEntry | undefined): TextPart | null =>
  entry ? { name: entry.name, prose: entry.prose } : null;

/** Title, prose and list items of an entry; null for a missing one. */
export const listPart = (entry: PageEntry | undefined): ListPart | null =>
  entry ? { name: entry.name, prose: entry.prose, items: entry.items } : null;

/** The entries of a content page by index; undefined for blank entries. */
export const toSections = (entries: readonly PageEntry[]): (PageEntry | undefined)[] =>
  entries.map((entry) => (entry.name === '' && entry.content === '' ? undefined : entry));
