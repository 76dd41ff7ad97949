import { useEffect, useState } from 'react';
import { useLocation, useNavigation } from 'react-router-dom';
import type { SkeletonKind } from '@vipp/shared/contract/federation/remotes';
import { loadShellPageStyles } from './load-shell-page-styles';
import { useBrowserRemotes } from '../site-root';
import { matchRoute } from '../routes';

/** No skeleton for shorter waits: it would only flicker. */
const SKELETON_DELAY_MS = 120;

/** Skeleton of the page being loaded, once loading takes long enough to show it; null otherwise. */
export function usePendingPage(): SkeletonKind | null {
  const { state, location: target } = useNavigation();
  const { pathname } = useLocation();
  const remotes = useBrowserRemotes();
  const pending = state === 'loading' && target.pathname !== pathname ? target.pathname : null;
  const [shown, setShown] = useState<string | null>(null);
  useEffect(() => {
    if (!pending) return undefined;
    // The buttons of the browser navigate without a sign before it.
    loadShellPageStyles();
    const timer = setTimeout(() => setShown(pending), SKELETON_DELAY_MS);
    return () => {
      clearTimeout(timer);
      setShown(null);
    };
  }, [pending]);
  return pending && shown === pending ? (matchRoute(remotes?.routes() ?? [], pending)?.skeleton ?? 'text') : null;
}
