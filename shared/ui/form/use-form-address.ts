import { useLocation } from '@vipp/shared/stores/router';
import { useHydrated } from '../use-hydrated';

/** Where a form posts to: its own page. Without JavaScript the anchor brings back to the form; with it the focus does, and the address stays. */
export function useFormAddress(anchor: string): string {
  const { pathname, search } = useLocation();
  const isHydrated = useHydrated();
  return isHydrated ? pathname + search : `${pathname}${search}#${anchor}`;
}
