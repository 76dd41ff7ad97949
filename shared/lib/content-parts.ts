/** Parts of content entries. A page's data holds only what the page shows: all of it travels in the HTML, to hydrate. */
import type { PageEntry } from '../contract/site-data';

export type TextPart = Pick<PageEntry, 'name' | 'prose'>;
export type ListPart = Pick<PageEntry, 'name' | 'prose' | 'items'>;

export const textPart = (entry: PageEntry | undefined): TextPart | null =>
  entry ? { name: entry.name, prose: entry.prose } : null;

export const listPart = (entry: PageEntry | undefined): ListPart | null =>
  entry ? { name: entry.name, prose: entry.prose, items: entry.items } : null;
