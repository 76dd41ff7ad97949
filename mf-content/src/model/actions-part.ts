import type { PageEntry, PageLinkData } from '@vipp/shared/contract/site-data';

/** Title, prose and links of an entry. */
export type ActionsPart = Pick<PageEntry, 'name' | 'prose' | 'actions'>;

export const actionsPart = (entry: PageEntry | undefined): ActionsPart | null =>
  entry ? { name: entry.name, prose: entry.prose, actions: entry.actions } : null;

/** As `actionsPart`, with `fallback` for an entry without a link. */
export function actionsPartOr(entry: PageEntry | undefined, fallback: PageLinkData): ActionsPart | null {
  const part = actionsPart(entry);
  return part && { ...part, actions: part.actions.length > 0 ? part.actions : [fallback] };
}
