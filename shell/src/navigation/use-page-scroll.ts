/**
 * Where the view stands after a navigation (requirement 2.5): at the top, at the anchor of the address, reached
 * smoothly, or where it was when the visitor goes back. Focus follows, so that a screen reader reads on there.
 */
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigation, useNavigationType, type Location } from 'react-router-dom';
import { anchorId } from '@vipp/shared/lib/decode-uri';
import { layOutWhenIdle, layOutWholePage } from '@vipp/shared/lib/page-parts';

const prefersReducedMotion = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

function scrollToAnchor(hash: string): void {
  const id = anchorId(hash);
  const anchor = document.getElementById(id);
  if (!anchor) {
    console.info(`navigation: no anchor #${id} on ${window.location.pathname}`);
    return;
  }
  // A closed panel that holds the anchor opens, as browsers do for a find in the page.
  anchor.closest('details')?.setAttribute('open', '');
  anchor.scrollIntoView({ behavior: prefersReducedMotion() ? 'auto' : 'smooth' });
  focusWithoutScroll(anchor);
}

function focusWithoutScroll(element: HTMLElement): void {
  if (!element.matches('a, button, input, select, textarea, summary, [tabindex]')) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/** Positions by history entry. In memory only: after a reload the browser restores its own. */
function usePositions(): Map<string, number> {
  const positions = useRef<Map<string, number>>(null);
  positions.current ??= new Map();
  return positions.current;
}

function showNewPage(location: Location): void {
  if (location.hash) {
    layOutWholePage();
    scrollToAnchor(location.hash);
    return;
  }
  window.scrollTo({ top: 0, behavior: 'instant' });
  const main = document.querySelector('main');
  if (main) focusWithoutScroll(main);
}

export function usePageScroll(): void {
  const location = useLocation();
  const navigation = useNavigationType();
  const { state } = useNavigation();
  const positions = usePositions();
  const shown = useRef<Location | null>(null);

  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    const restoreOnReload = () => {
      window.history.scrollRestoration = 'auto';
    };
    window.addEventListener('pagehide', restoreOnReload);
    return () => window.removeEventListener('pagehide', restoreOnReload);
  }, []);

  useEffect(() => {
    // A skeleton is shorter than the page it stands for: where it scrolls to is not where the visitor was.
    if (state !== 'idle') return undefined;
    const remember = () => positions.set(location.key, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [location.key, positions, state]);

  useEffect(layOutWhenIdle, [location.key]);

  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = location;
    // The server's page: the browser has scrolled to its anchor already; a missing one is still logged.
    if (!before) {
      if (location.hash && !document.getElementById(anchorId(location.hash))) scrollToAnchor(location.hash);
      return;
    }
    if (before.key === location.key) return;
    const position = positions.get(location.key);
    if (navigation === 'POP' && position !== undefined) {
      layOutWholePage();
      window.scrollTo({ top: position, behavior: 'instant' });
      return;
    }
    // A form that was sent to its own page: what the page says of it takes the focus, and the view.
    if (navigation === 'REPLACE' && before.pathname === location.pathname && !location.hash) return;
    const sameList = before.pathname === location.pathname && before.search !== location.search && !location.hash;
    // A list that is filtered or paged scrolls to its own results.
    if (!sameList) showNewPage(location);
  }, [location, navigation, positions]);
}
