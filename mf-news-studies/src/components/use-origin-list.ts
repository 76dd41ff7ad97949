import { useLocation } from '@vipp/shared/stores/router';
import { originList } from '../model/list-origin';
import { useHydrated } from '@vipp/shared/ui/use-hydrated';

/** Address of the filtered list to return to from an article or study, which the server does not know. */
export function useOriginList(fallback: string, lists: readonly string[]): string {
  const { state }: { state: unknown } = useLocation();
  return useHydrated() ? originList(state, fallback, lists) : fallback;
}
