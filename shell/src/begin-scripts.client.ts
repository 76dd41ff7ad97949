/**
 * Starts the deferred scripts of a page after its first paint: earlier they would delay the paint, the font and the
 * picture. The server puts all scripts but this one into a template, where browsers do not run them.
 */

/** Longest wait for the paint: a page in a background tab is not painted. */
const MAX_WAIT_MS = 300;

/** Runs the scripts in order, each in a task of its own: in a single task they would block a slow phone. */
function beginNext(deferred: DocumentFragment): void {
  const script = deferred.querySelector('script');
  if (!script) return;
  script.async = false;
  document.body.append(script);
  setTimeout(beginNext, 0, deferred);
}

function beginAfterPaint(): void {
  // The server's template is the last one, after any that content could contain.
  const deferred = [...document.querySelectorAll('template')].at(-1)?.content;
  if (!deferred) return;
  // The observer reports the paint after it happened; an animation frame callback runs before the paint.
  const paints = new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length > 0) beginNext(deferred);
  });
  paints.observe({ type: 'paint', buffered: true });
  setTimeout(beginNext, MAX_WAIT_MS, deferred);
}

/** After a reload, or a return from another site, the browser restores the scroll position. */
const isReturn = () =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => (entry as PerformanceNavigationTiming).type !== 'navigate');

// The scroll position is only correct once the whole page is laid out (`[data-part]` in base.css).
if (isReturn()) document.documentElement.dataset.whole = '';
// This file is `async`: from the browser's cache it may run before the end of the page is parsed.
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', beginAfterPaint, { once: true });
else beginAfterPaint();

export {};
