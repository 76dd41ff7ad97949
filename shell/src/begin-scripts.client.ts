/**
 * Starts the scripts of a page once it is painted: earlier they would delay its font, its picture and its first paint.
 * The only script of the page that is not within a template, and a file of its own.
 */

/** A page in a background tab is not painted: this is the longest wait for the paint. */
const MAX_WAIT_MS = 300;

/** The scripts have integrity hashes and run in order. Each in a task of its own: all at once they would block a slow phone. */
function begin(held: DocumentFragment): void {
  const script = held.querySelector('script');
  if (!script) return;
  script.async = false;
  document.body.append(script);
  setTimeout(begin, 0, held);
}

function beginOncePainted(): void {
  // The server's template is the last one, after any that content could contain.
  const held = [...document.querySelectorAll('template')].at(-1)?.content;
  if (!held) return;
  // The observer reports the paint after it happened; an animation frame callback runs before the paint.
  const paints = new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length > 0) begin(held);
  });
  paints.observe({ type: 'paint', buffered: true });
  setTimeout(begin, MAX_WAIT_MS, held);
}

/** A reload, or a return from another site: the browser then restores the scroll position. */
const isReturn = () =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => (entry as PerformanceNavigationTiming).type !== 'navigate');

// The whole page is laid out then (`[data-part]` in base.css).
if (isReturn()) document.documentElement.dataset.whole = '';
// This file is `async`: from the browser's cache it may run before the end of the page is parsed.
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', beginOncePainted, { once: true });
else beginOncePainted();

export {};
