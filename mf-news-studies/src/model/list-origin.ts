/**
 * Where an article or study was opened from: the list's address with its filters, carried in the state of the history
 * entry so that its own address stays short. Absent without JavaScript and on shared links.
 */
export type ListOrigin = { list: string };

/**
 * The list to go back to.
 *
 * @param state state of the history entry, which any script of the page may have written
 * @param fallback address of the list where the state has none
 * @param lists paths of the lists that are accepted
 */
export function originList(state: unknown, fallback: string, lists: readonly string[]): string {
  if (typeof state !== 'object' || state === null || !('list' in state)) return fallback;
  const { list } = state;
  if (typeof list !== 'string') return fallback;
  return lists.includes(list.split('?')[0] ?? '') ? list : fallback;
}
