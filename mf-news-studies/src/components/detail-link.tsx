import type { ReactNode } from 'react';
import { Link, useLocation } from '@vipp/shared/stores/router';
import { usePrefetch } from '@vipp/shared/stores/site-context';
import { useHydrated } from '@vipp/shared/ui/use-hydrated';

/** Address of the filtered list to return to from an article or study, which the server does not know. */
export function useOriginList(fallback: string, lists: readonly string[]): string {
  const { state }: { state: unknown } = useLocation();
  return useHydrated() ? originList(state, fallback, lists) : fallback;
}

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

type Props = {
  to: string;
  /** Address of the list to return to. */
  origin: string;
  className?: string;
  rel?: 'prev' | 'next';
  'aria-current'?: 'page';
  'aria-keyshortcuts'?: string;
  children: ReactNode;
};

/** A link to an article or a study, which stores the address of the list in the history entry. */
export function DetailLink({ to, origin, ...rest }: Props) {
  const prefetch = usePrefetch();
  const loadAhead = () => prefetch(to);
  const state: ListOrigin = { list: origin };
  return <Link {...rest} to={to} discover="none" state={state} onPointerEnter={loadAhead} onFocus={loadAhead} />;
}
