import { useLocation } from '@vipp/shared/stores/router';
import { originList } from '../model/list-origin';
import { useHydrated } from '@vipp/shared/ui/use-hydrated';

/** The list to go back to from a detail, as it was filtered; the server does not know it. */
export function useOriginList(fallback: string, lists: readonly string[]): string {
  const { state }: { state: unknown } = useLocation();
  return useHydrated() ? originList(state, fallback, lists) : fallback;
}
