/**
 * The list that led to an article or study: its address with filters. It is in the state of the history entry, so the article
 * has a short address. Absent without JavaScript and on shared links.
 */
export type ListOrigin = { list: string };

/**
 * Address of the list to return to.
 *
 * @param state state of the history entry, which any script of the page can write
 * @param fallback address of the list when the state has none
 * @param lists paths of the lists that are accepted
 */
export function originList(state: unknown, fallback: string, lists: readonly string[]): string {
  if (typeof state !== 'object' || state === null || !('list' in state)) return fallback;
  const { list } = state;
  if (typeof list !== 'string') return fallback;
  return lists.includes(list.split('?')[0] ?? '') ? list : fallback;
}
