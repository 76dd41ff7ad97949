import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** True after hydration; false in the server's HTML and during hydration. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
