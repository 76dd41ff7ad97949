/**
 * Scroll position after a navigation (requirement 2.5): at the top, smoothly at the anchor of the address, or after « back » at
 * the earlier position. Focus follows, so that a screen reader continues there.
 */
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigation, useNavigationType, type Location } from 'react-router-dom';
import { anchorId } from '@vipp/shared/lib/decode-uri';
import { layOutInParts, layOutWhenIdle, layOutWholePage } from '@vipp/shared/lib/page-parts';

const prefersReducedMotion = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

function scrollToAnchor(hash: string): void {
  const id = anchorId(hash);
  const anchor = document.getElementById(id);
  if (!anchor) {
    console.info(`navigation: no anchor #${id} on ${window.location.pathname}`);
    return;
  }
  // Opens a closed panel around the anchor, as browsers do for a search in the page.
  anchor.closest('details')?.setAttribute('open', '');
  anchor.scrollIntoView({ behavior: prefersReducedMotion() ? 'auto' : 'smooth' });
  focusWithoutScroll(anchor);
}

function focusWithoutScroll(element: HTMLElement): void {
  if (!element.matches('a, button, input, select, textarea, summary, [tabindex]')) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/** Scroll positions by history entry. In memory only: after a reload the browser restores them itself. */
function usePositions(): Map<string, number> {
  const positions = useRef<Map<string, number>>(null);
  positions.current ??= new Map();
  return positions.current;
}

const FADE_MS = 140;

/** Not a view transition: during one, browsers find only the root element below the pointer, and clicks are lost. */
function fadeIn(main: HTMLElement | null): void {
  if (main && 'animate' in main && !prefersReducedMotion()) main.animate({ opacity: [0, 1] }, FADE_MS);
}

function showNewPage(location: Location): void {
  const main = document.querySelector('main');
  fadeIn(main);
  if (location.hash) {
    layOutWholePage();
    scrollToAnchor(location.hash);
    return;
  }
  window.scrollTo({ top: 0, behavior: 'instant' });
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

  // In the commit of the next page: a busy browser may report that page's scrolls before other effects.
  useLayoutEffect(() => {
    // A skeleton is shorter than its page: its scroll position is not the visitor's.
    if (state !== 'idle') return undefined;
    const remember = () => positions.set(location.key, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    // A busy browser reports a scroll after the click that follows it.
    window.addEventListener('click', remember, { capture: true });
    return () => {
      window.removeEventListener('scroll', remember);
      window.removeEventListener('click', remember, { capture: true });
    };
  }, [location.key, positions, state]);

  useEffect(layOutWhenIdle, [location.key]);

  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = location;
    // First page: the browser has already scrolled to the anchor; a missing one is still logged.
    if (!before) {
      if (location.hash && !document.getElementById(anchorId(location.hash))) scrollToAnchor(location.hash);
      return;
    }
    if (before.key === location.key) return;
    layOutInParts();
    const position = positions.get(location.key);
    if (navigation === 'POP' && position !== undefined) {
      layOutWholePage();
      window.scrollTo({ top: position, behavior: 'instant' });
      return;
    }
    // After a form was posted to its own page, the result on the page receives the focus and is scrolled to.
    if (navigation === 'REPLACE' && before.pathname === location.pathname && !location.hash) return;
    const sameList = before.pathname === location.pathname && before.search !== location.search && !location.hash;
    // A list that is filtered or paged scrolls to its own results.
    if (!sameList) showNewPage(location);
  }, [location, navigation, positions]);
}
