import type { PageEntry, PageLinkData } from '@vipp/shared/contract/site-data';

/** A text of the content with its links. */
export type ActionsPart = Pick<PageEntry, 'name' | 'prose' | 'actions'>;

export const actionsPart = (entry: PageEntry | undefined): ActionsPart | null =>
  entry ? { name: entry.name, prose: entry.prose, actions: entry.actions } : null;

/** As `actionsPart`, for a section that needs a link: `fallback` is used where the content has none. */
export function actionsPartOr(entry: PageEntry | undefined, fallback: PageLinkData): ActionsPart | null {
  const part = actionsPart(entry);
  return part && { ...part, actions: part.actions.length > 0 ? part.actions : [fallback] };
}
