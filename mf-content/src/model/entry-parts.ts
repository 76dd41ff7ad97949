/** A page's data holds only the parts of an entry that it shows: all of it travels in the HTML once more, to hydrate. */
import type { PageEntry, PageLinkData } from '@vipp/shared/contract/site-data';

export type TextPart = Pick<PageEntry, 'name' | 'prose' | 'actions'>;
export type ListPart = Pick<PageEntry, 'name' | 'prose' | 'items'>;

export const textPart = (entry: PageEntry | undefined): TextPart | null =>
  entry ? { name: entry.name, prose: entry.prose, actions: entry.actions } : null;

/** As `textPart`, for a section that must lead on: `way` stands in where the content gives no link of its own. */
export function leadingPart(entry: PageEntry | undefined, way: PageLinkData): TextPart | null {
  const part = textPart(entry);
  return part && { ...part, actions: part.actions.length > 0 ? part.actions : [way] };
}

export const listPart = (entry: PageEntry | undefined): ListPart | null =>
  entry ? { name: entry.name, prose: entry.prose, items: entry.items } : null;
