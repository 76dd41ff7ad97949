import { useLocation } from '@vipp/shared/stores/router';
import { useHydrated } from '../use-hydrated';

/** Where a form posts to: its own page. Without JavaScript the anchor scrolls to the form; with JavaScript the focus does, and the address is unchanged. */
export function useFormAddress(anchor: string): string {
  const { pathname, search } = useLocation();
  const isHydrated = useHydrated();
  return isHydrated ? pathname + search : `${pathname}${search}#${anchor}`;
}
