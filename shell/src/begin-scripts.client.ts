/**
 * Lets the scripts of a page begin once it is painted: fetched and run any earlier, they would hold back its font, its
 * picture and its first paint. The only script that the page names outside of a template, and a file of its own.
 */

/** A page that is not looked at paints nothing: it is not waited for longer than this. */
const PATIENCE_MS = 300;

/** They carry their own hashes and run in their order. Each in a task of its own: asked for all at once, a slow phone does not answer. */
function begin(held: DocumentFragment): void {
  const script = held.querySelector('script');
  if (!script) return;
  script.async = false;
  document.body.append(script);
  setTimeout(begin, 0, held);
}

function beginOncePainted(): void {
  // The server's own stands last, behind everything that content could bring.
  const held = [...document.querySelectorAll('template')].at(-1)?.content;
  if (!held) return;
  // It is told of once it is on screen; the frame that an animation frame begins has yet to be drawn.
  const paints = new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length > 0) begin(held);
  });
  paints.observe({ type: 'paint', buffered: true });
  setTimeout(begin, PATIENCE_MS, held);
}

/** A reload, or the browser's way back from another site: it then looks for the place where the visitor was. */
const isReturn = () =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => (entry as PerformanceNavigationTiming).type !== 'navigate');

// Nothing is left out then (`[data-part]` in base.css).
if (isReturn()) document.documentElement.dataset.whole = '';
// This file is `async`: where the browser kept it, it is here before the end of the page is.
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', beginOncePainted, { once: true });
else beginOncePainted();

export {};
