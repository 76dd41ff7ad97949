import { useLocation } from '@vipp/shared/stores/router';
import { useHydrated } from '../use-hydrated';

/** Address for the POST of a form: its own page, with an anchor that scrolls to it without JavaScript. */
export function useFormAddress(anchor: string): string {
  const { pathname, search } = useLocation();
  const isHydrated = useHydrated();
  return isHydrated ? pathname + search : `${pathname}${search}#${anchor}`;
}
