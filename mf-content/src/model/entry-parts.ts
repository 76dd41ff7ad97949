/** A page's data holds only the parts of an entry that it shows: all of it travels in the HTML once more, to hydrate. */
import type { PageEntry } from '@vipp/shared/contract/site-data';

export type TextPart = Pick<PageEntry, 'name' | 'prose' | 'actions'>;
export type ListPart = Pick<PageEntry, 'name' | 'prose' | 'items'>;

export const textPart = (entry: PageEntry | undefined): TextPart | null =>
  entry ? { name: entry.name, prose: entry.prose, actions: entry.actions } : null;

export const listPart = (entry: PageEntry | undefined): ListPart | null =>
  entry ? { name: entry.name, prose: entry.prose, items: entry.items } : null;
