/** State that only a browser knows. The server and hydration use a default without motion. */
import { useSyncExternalStore } from 'react';

const STILLNESS = '(prefers-reduced-motion: reduce)';

function subscribeToStillness(onChange: () => void): () => void {
  const query = window.matchMedia(STILLNESS);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

function subscribeToVisibility(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

/** True for visitors who want no motion. */
export const usePrefersStillness = (): boolean =>
  useSyncExternalStore(
    subscribeToStillness,
    () => window.matchMedia(STILLNESS).matches,
    () => true,
  );

/** True while the tab is in the background. */
export const useTabHidden = (): boolean =>
  useSyncExternalStore(
    subscribeToVisibility,
    () => document.hidden,
    () => true,
  );
