/** Parts of content entries. Pages load only the parts they show, because all page data is repeated in the HTML for hydration. */
import type { PageEntry } from '../contract/site-data';

export type TextPart = Pick<PageEntry, 'name' | 'prose'>;
export type ListPart = Pick<PageEntry, 'name' | 'prose' | 'items'>;

export const textPart = (entry: PageEntry | undefined): TextPart | null =>
  entry ? { name: entry.name, prose: entry.prose } : null;

export const listPart = (entry: PageEntry | undefined): ListPart | null =>
  entry ? { name: entry.name, prose: entry.prose, items: entry.items } : null;
