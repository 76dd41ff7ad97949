import type { ReactNode } from 'react';
import { Link } from '@vipp/shared/stores/router';
import { usePrefetch } from '@vipp/shared/stores/site-context';
import type { ListOrigin } from '../model/list-origin';

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
