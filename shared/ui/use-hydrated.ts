import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** True once the page answers to scripts; the server, and hydration after it, say false. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
