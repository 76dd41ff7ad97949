import { useLocation } from '@vipp/shared/stores/router';
import { originList } from '../model/list-origin';
import { useHydrated } from '@vipp/shared/ui/use-hydrated';

/** Address of the filtered list to go back to from an article or study; unknown to the server. */
export function useOriginList(fallback: string, lists: readonly string[]): string {
  const { state }: { state: unknown } = useLocation();
  return useHydrated() ? originList(state, fallback, lists) : fallback;
}
