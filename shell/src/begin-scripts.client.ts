/**
 * Starts the deferred scripts of a page after its first paint: earlier they would delay the paint, the font and the
 * picture. The server puts all scripts but this one into a template, where browsers do not run them. This one is within the
 * page, and the only one that its policy names; `strict-dynamic` extends that to the scripts that it adds.
 */
import { trustedScript } from './federation/trusted-script.client';

/** Longest wait for the paint: a page in a background tab is not painted. */
const MAX_WAIT_MS = 300;

/** Scripts of the parser are not trusted, those that a script creates are. Listeners need them before they are in the page. */
function trustScripts(deferred: DocumentFragment): void {
  for (const listed of deferred.querySelectorAll('script')) {
    const script = document.createElement('script');
    script.src = trustedScript(listed.getAttribute('src') ?? '');
    script.setAttribute('integrity', listed.getAttribute('integrity') ?? '');
    script.crossOrigin = 'anonymous';
    // Those that a script adds are otherwise run in any order.
    script.async = false;
    listed.replaceWith(script);
  }
}

/** Runs the scripts in order, each in a task of its own: in a single task they would block a slow phone. */
function beginNext(deferred: DocumentFragment): void {
  const script = deferred.querySelector('script');
  if (!script) return;
  document.body.append(script);
  setTimeout(beginNext, 0, deferred);
}

function beginAfterPaint(): void {
  // The server's template is the last one, after any that content could contain.
  const deferred = [...document.querySelectorAll('template')].at(-1)?.content;
  if (!deferred) return;
  trustScripts(deferred);
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
document.addEventListener('DOMContentLoaded', beginAfterPaint, { once: true });
