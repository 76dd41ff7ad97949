import { useLocation } from '@vipp/shared/stores/router';
import { useHydrated } from '../use-hydrated';

/** Address to which a form posts: its own page, with an anchor without JavaScript, which scrolls to the form. */
export function useFormAddress(anchor: string): string {
  const { pathname, search } = useLocation();
  const isHydrated = useHydrated();
  return isHydrated ? pathname + search : `${pathname}${search}#${anchor}`;
}
